import { Canvas } from './Canvas.tsx';
import { Arrow, Lines, Tile } from './shapes.tsx';

const shocks = [1, 2, 3, 4];

/** Two lanes of two-minute loops, with the drugs below them. */
export function ArrestDrugTiming({ title }: { title: string }) {
  return (
    <Canvas title={title} height={336}>
      <Lines x={4} y={16} lines={['VF or pulseless VT (ANZCOR)']} size={13} bold />
      <Arrow from={[4, 58]} to={[352, 58]} />
      {shocks.map((shock, index) => (
        <g key={shock}>
          <circle cx={24 + index * 98} cy={58} r={6} fill="currentColor" />
          <Lines x={24 + index * 98} y={42} lines={[`Shock ${shock}`]} anchor="middle" />
          {index < 3 && (
            <Lines x={73 + index * 98} y={75} lines={['2 min']} size={11} anchor="middle" />
          )}
        </g>
      ))}
      <Arrow from={[122, 66]} to={[122, 92]} />
      <Arrow from={[220, 66]} to={[220, 92]} />
      <Arrow from={[318, 66]} to={[318, 92]} />
      <Tile
        x={72}
        y={94}
        width={94}
        height={60}
        title="Adrenaline"
        lines={['first, after', 'shock 2']}
      />
      <Tile
        x={170}
        y={94}
        width={94}
        height={60}
        title="Amiodarone"
        lines={['directly', 'after shock 3']}
        tone="info"
      />
      <Tile
        x={268}
        y={94}
        width={90}
        height={60}
        title="Adrenaline"
        lines={['every second', 'loop']}
      />
      <Lines x={4} y={190} lines={['Asystole or PEA (ANZCOR)']} size={13} bold />
      <Arrow from={[4, 214]} to={[352, 214]} />
      {shocks.map((loop, index) => (
        <g key={loop}>
          <line
            x1={24 + index * 98}
            y1={207}
            x2={24 + index * 98}
            y2={221}
            stroke="currentColor"
            strokeWidth={2}
          />
          {index < 3 && (
            <Lines x={73 + index * 98} y={231} lines={['2 min']} size={11} anchor="middle" />
          )}
        </g>
      ))}
      <Arrow from={[24, 224]} to={[24, 242]} />
      <Arrow from={[220, 224]} to={[220, 242]} />
      <Tile
        x={4}
        y={244}
        width={128}
        height={44}
        title="Adrenaline"
        lines={['as soon as feasible']}
      />
      <Tile
        x={156}
        y={244}
        width={128}
        height={44}
        title="Adrenaline"
        lines={['every second loop']}
      />
      <Lines
        x={4}
        y={308}
        lines={[
          'Resuscitation Council UK: first adrenaline after shock 3.',
          'Follow your service’s sequence.',
        ]}
      />
    </Canvas>
  );
}
