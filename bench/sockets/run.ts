import { compared, CREW, HALL, medianOf, type Turns } from './turns.ts';

/**
 * Measures live events to many sockets on one process: the product beside a bare `ws` server that sends the same
 * text, and graphql-ws with a topic per user, in alternating turns of one run. Then measures a join in a crew session
 * of 200 (the maximum), and in a taught session of 500, beside as many sockets of graphql-ws.
 */
const sizes = process.argv.slice(3).map(Number).filter(Boolean);
const isCrewAlone = process.argv.includes('crew');
for (const size of sizes.length > 0 || isCrewAlone ? sizes : [1000, 5000]) {
  report(size, await compared(['bare', 'graphql-ws', 'product'], size));
}
report(CREW, await compared(['graphql-ws', 'crew'], CREW));
report(HALL, await compared(['graphql-ws', 'taught'], HALL));

function report(size: number, turns: Turns): void {
  const variants = [...turns.keys()];
  const last = variants.at(-1)!;
  const count = turns.get(last)!.length;
  console.log(`\n${size} sockets, one message to each, median of ${count} turns`);
  console.table(
    Object.fromEntries(
      (
        [
          ['last receipt, ms', 'lastReceipt'],
          ['memory a socket, kB', 'perSocket'],
          ['server CPU a message, µs', 'perMessage'],
        ] as const
      ).map(([label, key]) => [
        label,
        {
          ...Object.fromEntries(variants.map((each) => [each, round(medianOf(turns, each, key))])),
          ...Object.fromEntries(
            variants
              .slice(0, -1)
              .map((each) => [
                `${last} ÷ ${each}`,
                round(medianOf(turns, last, key) / medianOf(turns, each, key)),
              ]),
          ),
        },
      ]),
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
