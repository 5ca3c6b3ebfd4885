import { Canvas } from './Canvas.tsx';
import { Arrow, Tile, type Tone } from './shapes.tsx';

const steps: readonly { title: string; lines: string[]; tone: Tone }[] = [
  { title: '1. Calm the scene', lines: ['Less noise, less light, fewer people'], tone: 'success' },
  { title: '2. One voice', lines: ['Side-on, hands open, a way out in view'], tone: 'success' },
  {
    title: '3. Listen and name',
    lines: ['Short sentences, then silence; check it'],
    tone: 'success',
  },
  { title: '4. Offer real choices', lines: ['Limits once, as information'], tone: 'success' },
  {
    title: '5. Change the speaker',
    lines: ['Before you change the plan; ask for help'],
    tone: 'warning',
  },
  { title: '6. Restrain or sedate', lines: ['Only if serious harm is imminent'], tone: 'error' },
];

/** The steps as a ladder, the last resort on top. */
export function DeEscalationSteps({ title }: { title: string }) {
  return (
    <Canvas title={title} height={362}>
      {steps.map((step, index) => (
        <Tile
          key={step.title}
          x={4 + index * 14}
          y={306 - index * 60}
          width={282}
          height={50}
          {...step}
        />
      ))}
      <Arrow from={[10, 302]} to={[10, 10]} />
    </Canvas>
  );
}
