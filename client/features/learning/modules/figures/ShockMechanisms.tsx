import { Canvas } from './Canvas.tsx';
import { Lines, Tile, type Tone } from './shapes.tsx';

const mechanisms: readonly { title: string; lines: string[]; tone: Tone }[] = [
  {
    title: 'Volume',
    lines: ['bleeding, burns, vomiting', 'flat neck veins, cool', '→ stop the bleeding'],
    tone: 'error',
  },
  {
    title: 'Pump',
    lines: ['infarction, arrhythmia', 'cool; crackles, full veins', '→ support, cath lab'],
    tone: 'warning',
  },
  {
    title: 'Obstruction',
    lines: ['tension, tamponade, PE', 'cool, raised neck veins', '→ relieve it'],
    tone: 'info',
  },
  {
    title: 'Distribution',
    lines: ['sepsis, anaphylaxis, cord', 'often warm early', '→ treat the cause'],
    tone: 'success',
  },
];

/** The four mechanisms as quarters, with the test that follows each treatment. */
export function ShockMechanisms({ title }: { title: string }) {
  return (
    <Canvas title={title} height={222}>
      {mechanisms.map((each, index) => (
        <Tile
          key={each.title}
          x={4 + (index % 2) * 179}
          y={4 + Math.floor(index / 2) * 88}
          width={173}
          height={80}
          {...each}
        />
      ))}
      <Lines
        x={180}
        y={196}
        anchor="middle"
        lines={[
          'Say what you expect, treat, look again within minutes.',
          'Wrong response? Change the diagnosis first.',
        ]}
      />
    </Canvas>
  );
}
