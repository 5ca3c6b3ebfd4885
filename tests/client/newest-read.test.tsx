import { expect, test } from 'vitest';
import { newestRead } from '#client/lib/newest-read.ts';

interface Read {
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

/** Reads that the test resolves or rejects. */
function held() {
  const reads: Read[] = [];
  const shown: string[] = [];
  const settled: number[] = [];
  const refresh = newestRead(
    () => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })),
    (value) => shown.push(value),
    (error) => shown.push(error.message),
  );
  const call = (number: number) => void refresh().then(() => settled.push(number));
  return { reads, shown, settled, call };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('responses in order are all shown, and each call ends with its own response', async () => {
  const { reads, shown, settled, call } = held();
  call(1);
  call(2);
  reads[0]!.resolve('first');
  await turn();
  expect(settled).toEqual([1]);
  reads[1]!.resolve('second');
  await turn();
  expect(shown).toEqual(['first', 'second']);
  expect(settled).toEqual([1, 2]);
});

test.each([
  ['an answer', (read: Read) => read.resolve('old')],
  ['a failure', (read: Read) => read.reject(new Error('old'))],
])(
  '%s that arrives after a newer one is not shown, and no call waits for it',
  async (_, settle) => {
    const { reads, shown, settled, call } = held();
    call(1);
    call(2);
    reads[1]!.resolve('new');
    await turn();
    expect(settled).toEqual([1, 2]);
    settle(reads[0]!);
    await turn();
    expect(shown).toEqual(['new']);
  },
);

test('a failure of the newest read is shown until the next response', async () => {
  const { reads, shown, settled, call } = held();
  call(1);
  call(2);
  reads[1]!.reject(new Error('lost'));
  reads[0]!.resolve('old');
  await turn();
  expect(settled).toEqual([1, 2]);
  call(3);
  reads[2]!.resolve('new');
  await turn();
  expect(shown).toEqual(['lost', 'new']);
});
