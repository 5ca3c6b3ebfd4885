import { Canvas } from './Canvas.tsx';
import { Arrow, Tile } from './shapes.tsx';

/** A body with the control for each source of bleeding. */
export function BleedingControls({ title }: { title: string }) {
  return (
    <Canvas title={title} height={352}>
      <g fill="currentColor" fillOpacity={0.08} stroke="currentColor" strokeWidth={1.5}>
        <circle cx={180} cy={40} r={20} />
        <rect x={156} y={64} width={48} height={104} rx={14} />
        <rect x={134} y={70} width={16} height={100} rx={8} />
        <rect x={210} y={70} width={16} height={100} rx={8} />
        <rect x={156} y={172} width={21} height={150} rx={9} />
        <rect x={183} y={172} width={21} height={150} rx={9} />
      </g>
      <Tile
        x={2}
        y={18}
        width={122}
        height={64}
        title="Junctions"
        lines={['neck, armpit, groin:', 'pack, hold hard']}
        tone="error"
      />
      <Arrow from={[124, 52]} to={[152, 76]} />
      <Tile
        x={236}
        y={56}
        width={122}
        height={64}
        title="Trunk"
        lines={['chest, abdomen:', 'move, pre-notify']}
        tone="warning"
      />
      <Arrow from={[236, 92]} to={[196, 106]} />
      <Tile
        x={2}
        y={104}
        width={122}
        height={64}
        title="Limb"
        lines={['pressure; if not', 'held: tourniquet']}
        tone="error"
      />
      <Arrow from={[124, 136]} to={[136, 136]} />
      <Tile
        x={236}
        y={152}
        width={122}
        height={64}
        title="Pelvis"
        lines={['binder over the', 'trochanters']}
        tone="error"
      />
      <Arrow from={[236, 178]} to={[206, 172]} />
      <Tile
        x={2}
        y={204}
        width={122}
        height={64}
        title="Long bone"
        lines={['align', 'and splint']}
        tone="warning"
      />
      <Arrow from={[124, 236]} to={[156, 236]} />
      <Tile
        x={236}
        y={244}
        width={122}
        height={80}
        title="Every time"
        lines={['look again after', 'each move and', 'rise in pressure']}
        tone="info"
      />
    </Canvas>
  );
}
