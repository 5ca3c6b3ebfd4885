import { Canvas } from './Canvas.tsx';
import { Lines, Tile } from './shapes.tsx';

/** The three sides, and what an abnormal one suggests. */
export function PaediatricTriangle({ title }: { title: string }) {
  return (
    <Canvas title={title} height={378}>
      <polygon
        points="180,12 330,196 30,196"
        fill="currentColor"
        fillOpacity={0.06}
        stroke="currentColor"
        strokeWidth={2}
      />
      <Lines
        x={180}
        y={100}
        lines={['From the door,', '30 seconds,', 'no touching']}
        anchor="middle"
      />
      <Lines x={96} y={50} lines={['Appearance']} size={13} bold anchor="end" />
      <Lines x={96} y={67} lines={['tone, gaze,', 'cry, interest']} anchor="end" />
      <Lines x={266} y={50} lines={['Breathing']} size={13} bold />
      <Lines x={266} y={67} lines={['posture,', 'recession,', 'sounds']} />
      <Lines x={180} y={215} lines={['Circulation to the skin']} size={13} bold anchor="middle" />
      <Lines x={180} y={232} lines={['pallor, mottling, cyanosis']} anchor="middle" />
      <Tile
        x={4}
        y={246}
        width={156}
        height={60}
        title="Breathing only"
        lines={['respiratory distress']}
        tone="warning"
      />
      <Tile
        x={166}
        y={246}
        width={190}
        height={60}
        title="Breathing, appearance"
        lines={['respiratory failure']}
        tone="error"
      />
      <Tile
        x={4}
        y={314}
        width={156}
        height={60}
        title="Skin only"
        lines={['shock']}
        tone="error"
      />
      <Tile
        x={166}
        y={314}
        width={190}
        height={60}
        title="Appearance only"
        lines={['brain, glucose, toxin,', 'sepsis, injury']}
        tone="error"
      />
    </Canvas>
  );
}
