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
          <circle cx={36 + index * 84} cy={58} r={6} fill="currentColor" />
          <Lines x={36 + index * 84} y={42} lines={[`Shock ${shock}`]} anchor="middle" />
          {index < 3 && (
            <Lines x={78 + index * 84} y={75} lines={['2 min']} size={11} anchor="middle" />
          )}
        </g>
      ))}
      <Arrow from={[120, 66]} to={[120, 92]} />
      <Arrow from={[204, 66]} to={[204, 92]} />
      <Arrow from={[288, 66]} to={[288, 92]} />
      <Tile
        x={76}
        y={94}
        width={86}
        height={60}
        title="Adrenaline"
        lines={['first, after', 'shock 2']}
      />
      <Tile
        x={168}
        y={94}
        width={88}
        height={60}
        title="Amiodarone"
        lines={['directly', 'after shock 3']}
        tone="info"
      />
      <Tile
        x={262}
        y={94}
        width={94}
        height={60}
        title="Adrenaline"
        lines={['every second', 'loop']}
      />
      <Lines x={4} y={190} lines={['Asystole or PEA (ANZCOR)']} size={13} bold />
      <Arrow from={[4, 214]} to={[352, 214]} />
      {shocks.map((loop, index) => (
        <g key={loop}>
          <line
            x1={36 + index * 84}
            y1={207}
            x2={36 + index * 84}
            y2={221}
            stroke="currentColor"
            strokeWidth={2}
          />
          {index < 3 && (
            <Lines x={78 + index * 84} y={231} lines={['2 min']} size={11} anchor="middle" />
          )}
        </g>
      ))}
      <Arrow from={[36, 224]} to={[36, 242]} />
      <Arrow from={[204, 224]} to={[204, 242]} />
      <Tile
        x={4}
        y={244}
        width={128}
        height={44}
        title="Adrenaline"
        lines={['as soon as feasible']}
      />
      <Tile
        x={144}
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
