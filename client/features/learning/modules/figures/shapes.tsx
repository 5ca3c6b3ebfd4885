import Box from '@mui/material/Box';

interface TextProps {
  x: number;
  y: number;
  lines: readonly string[];
  size?: number;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

/** Lines of text, the first with its baseline at `y`. */
export function Lines({ x, y, lines, size = 12, bold = false, anchor = 'start' }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={bold ? 700 : 400}
      textAnchor={anchor}
      fill="currentColor"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : size * 1.3}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

export type Tone = 'primary' | 'warning' | 'error' | 'info' | 'success';

interface TileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  lines?: readonly string[];
  tone?: Tone;
}

/** A box with a heading and lines of text. */
export function Tile({ x, y, width, height, title, lines = [], tone = 'primary' }: TileProps) {
  return (
    <g>
      <Box component="g" sx={{ color: `${tone}.main` }}>
        <rect
          {...{ x, y, width, height }}
          rx={6}
          fill="currentColor"
          fillOpacity={0.1}
          stroke="currentColor"
        />
      </Box>
      <Lines x={x + 10} y={y + 19} lines={[title]} size={13} bold />
      <Lines x={x + 10} y={y + 36} lines={lines} />
    </g>
  );
}

interface ArrowProps {
  from: readonly [number, number];
  to: readonly [number, number];
}

/** A straight arrow. */
export function Arrow({ from: [x1, y1], to: [x2, y2] }: ArrowProps) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) =>
    `${x2 - 7 * Math.cos(angle + turn)},${y2 - 7 * Math.sin(angle + turn)}`;
  return (
    <g>
      <line {...{ x1, y1, x2, y2 }} stroke="currentColor" strokeWidth={1.5} />
      <polygon points={`${x2},${y2} ${wing(0.5)} ${wing(-0.5)}`} fill="currentColor" />
    </g>
  );
}
