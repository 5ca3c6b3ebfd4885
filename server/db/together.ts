interface Asked<Key, Answer> {
  key: Key;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

/** So many keys go into one statement. */
const TOGETHER = 5_000;

/**
 * Asks for many keys in one statement: those asked for at the same moment, since one event may go out to thousands of
 * sockets. A key that the answer lacks is undefined.
 */
export function together<Key, Answer>(
  ask: (keys: Key[]) => Promise<Map<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: Asked<Key, Answer>[] = [];

  async function send(): Promise<void> {
    const asked = waiting.splice(0, TOGETHER);
    if (waiting.length > 0) setImmediate(() => void send());
    try {
      const answers = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(answers.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(() => void send());
    });
}
