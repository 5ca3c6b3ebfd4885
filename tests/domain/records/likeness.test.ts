import { describe, expect, test } from 'vitest';
import { alike, comparedTexts, likenessLimits, likenessOf } from '#domain/records/likeness';
import { remarksOnEvidence, remarksOnReflections } from '#domain/proof/submission-copies';

const base =
  'We ran the arrest as a team. I was slow to swap the compressor and the chest compression fraction fell. I learned to call the swap at ninety seconds. From now on I say it aloud and hand over before I am tired.';

const found = (...things: (string | null)[]) => [
  ...alike(
    things.map((each) => [each]),
    comparedTexts(things.map((each, id) => [id, each])).compared,
  ),
];
const areAlike = (a: string, b: string) =>
  found(likenessOf([a]), likenessOf([b])).every(({ near }) => near.length === 2);

describe('nearly the same', () => {
  test.each([
    ['itself', base],
    ['in other letters and signs', base.toUpperCase().replaceAll('.', ' - ')],
    ['with a word more', `${base} Really.`],
    ['with other words', base.replace('arrest', 'seizure').replace('ninety', 'sixty')],
    ['with a sentence less', base.replace('We ran the arrest as a team. ', '')],
  ])('%s', (_, other) => expect(areAlike(base, other)).toBe(true));

  test.each([
    [
      'another reflection in the same shape',
      'We ran the paediatric drill as a crew. I was unsure of the dose and the drawing up took too long. I learned to read the chart before I open the ampoule. From now on I check the weight aloud with my partner.',
    ],
    [
      'the same template, other answers',
      'What happened: an anxious patient refused transport. What I learned: capacity is decided for the decision at hand. What I will change: I ask three questions and write down the answers.',
    ],
  ])('not %s', (_, other) => expect(areAlike(base, other)).toBe(false));

  test('a short text only if it is the same', () => {
    expect(areAlike('Learned a lot.', 'learned a LOT')).toBe(true);
    expect(areAlike('Learned a lot.', 'Learned to listen.')).toBe(false);
  });

  test('a text split over several fields is one text', () =>
    expect(likenessOf(['We ran it', null, 'as a team'])).toBe(likenessOf(['We ran it as a team'])));

  test('no words are like nothing', () => {
    expect(likenessOf(['', null, ' - '])).toBeNull();
    expect(found(null, null)).toEqual([]);
  });

  test.skipIf(process.env['TEST_MUTATION'])(
    'many different reflections are not alike, and are compared in no time',
    () => {
      let seed = 3;
      const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
      const pool = Array.from(
        { length: 400 },
        (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}`,
      );
      const common = base.split(' ');
      const texts = Array.from({ length: 1_500 }, () =>
        // Half of the words of everyday English, as two people's reflections share them.
        Array.from({ length: 40 }, (_, n) =>
          n % 2 ? common[Math.floor(random() * common.length)] : pool[Math.floor(random() * 400)],
        ).join(' '),
      );
      const before = process.cpuUsage();
      const each = found(...texts.map((text) => likenessOf([text])));
      expect(each.every(({ near }) => near.length === 1)).toBe(true);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
    },
  );

  test('a thing of several texts is like all that are like one of them', () => {
    const [a, b] = [likenessOf([base]), likenessOf(['Learned a lot.'])];
    expect([...alike([[a, b], [b], [a], [null], [b, a]], new Set([a!, b!]))]).toEqual([
      { same: [0, 4], near: [0, 1, 2, 4] },
      { same: [1], near: [0, 1, 4] },
      { same: [2], near: [0, 2, 4] },
    ]);
  });
});

describe('copies named in a submission', () => {
  test('up to ten places, and the number of the others', () => {
    const places = ['one', 'one', ...Array.from({ length: 11 }, (_, n) => `place ${n}`)];
    const remarks = remarksOnReflections(places.map((place, id) => ({ id, texts: [base], place })));
    const ten = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `place ${from + n}`).join(', ');
    expect(remarks[0]).toBe(`Nearly the same text, also one, ${ten(0, 9)} and 2 more.`);
    expect(remarks[2]).toBe(`Nearly the same text, also one, ${ten(1, 10)} and 1 more.`);
    expect(remarks[12]).toBe(`Nearly the same text, also one, ${ten(0, 9)} and 1 more.`);
    const files = places.map((number) => ({ number, sha256: 'a', substance: 'shown' as const }));
    expect(remarksOnEvidence(files.slice(1, 3))).toEqual([
      'The same file, also place 0.',
      'The same file, also one.',
    ]);
  });

  test.skipIf(process.env['TEST_MUTATION'])(
    'of very many different texts the newest are compared for similar words, all for the same',
    () => {
      const { texts } = likenessLimits;
      const near = (n: number) => ({ id: n, texts: [`${base} Shift ${n}.`], place: `place ${n}` });
      const reflections = Array.from({ length: texts + 2 }, (_, n) => near(n));
      const remarks = remarksOnReflections([
        ...reflections,
        { ...near(0), id: null, place: 'here' },
      ]);
      const older =
        'Not among the newest 5,000 different reflections: compared for exactly the same words only.';
      expect(remarks[0]).toBe(`The same text, also here. ${older}`);
      expect(remarks[1]).toBe(older);
      expect(remarks[2]).toMatch(
        /^Nearly the same text, also place 3, place 4, .* and 4989 more\.$/,
      );
      expect(remarks.at(-1)).toBe(`The same text, also place 0. ${older}`);
    },
  );

  test('reflections that a report compares are those that the list compares, the newest by their ids', () => {
    const { compared, leftOut } = comparedTexts([
      [3, 'c'],
      [1, 'a'],
      [5, null],
      [2, 'a'],
    ]);
    expect([[...compared], leftOut]).toEqual([['c', 'a'], 0]);
    const many = Array.from(
      { length: likenessLimits.texts + 3 },
      (_, id) => [id, `${id}`] as const,
    );
    const most = comparedTexts(many);
    expect([most.leftOut, most.compared.has('2'), most.compared.has('3')]).toEqual([
      3,
      false,
      true,
    ]);
  });

  test.skipIf(process.env['TEST_MUTATION']).each([
    ['the same', 10_000, 1_500, () => base],
    ['nearly the same', likenessLimits.texts, 8_000, (n: number) => `${base} Shift ${n}.`],
  ])('thousands of %s: %d take less than %d ms', (_, length, most, textOf) => {
    const reflections = Array.from({ length }, (__, n) => ({
      id: n,
      texts: [textOf(n)],
      place: `place ${n}`,
    }));
    const before = process.cpuUsage();
    const remarks = remarksOnReflections(reflections);
    const { user } = process.cpuUsage(before);
    expect(remarks.every((remark) => remark?.endsWith(`and ${length - 11} more.`))).toBe(true);
    expect(user / 1_000).toBeLessThan(most);
  });
});
