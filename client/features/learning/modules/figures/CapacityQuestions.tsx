import { Canvas } from './Canvas.tsx';
import { Arrow, Tile } from './shapes.tsx';

const parts = [
  { title: 'Understand', lines: ['“Tell me in your own words', 'what I am worried about.”'] },
  { title: 'Retain', lines: ['Ask again after', 'a few minutes.'] },
  { title: 'Use or weigh', lines: ['“What makes staying the', 'better choice for you?”'] },
  { title: 'Communicate', lines: ['A choice, by any means,', 'held with consistency.'] },
];

/** The four questions in order, and what to do with the result. */
export function CapacityQuestions({ title }: { title: string }) {
  return (
    <Canvas title={title} height={330}>
      {parts.map(({ title: name, lines }, index) => (
        <g key={name}>
          <Tile
            x={4}
            y={4 + index * 82}
            width={172}
            height={66}
            title={`${index + 1}. ${name}`}
            lines={lines}
          />
          {index < 3 && <Arrow from={[90, 70 + index * 82]} to={[90, 84 + index * 82]} />}
          <line
            x1={176}
            y1={37 + index * 82}
            x2={190}
            y2={37 + index * 82}
            stroke="currentColor"
            strokeWidth={1.5}
          />
        </g>
      ))}
      <line x1={190} y1={37} x2={190} y2={283} stroke="currentColor" strokeWidth={1.5} />
      <Arrow from={[190, 100]} to={[207, 100]} />
      <Arrow from={[190, 238]} to={[207, 238]} />
      <Tile
        x={208}
        y={44}
        width={148}
        height={112}
        tone="warning"
        title="If one is missing"
        lines={[
          'Treat glucose, oxygen,',
          'pain; aids, quiet, time.',
          'Then ask again.',
          'Unsure and high risk:',
          'stay, ring for advice.',
        ]}
      />
      <Tile
        x={208}
        y={182}
        width={148}
        height={112}
        tone="success"
        title="If all are there"
        lines={[
          'The decision is theirs,',
          'also if it seems unwise.',
          'Offer what they accept,',
          'leave a safety net,',
          'record their words.',
        ]}
      />
    </Canvas>
  );
}
