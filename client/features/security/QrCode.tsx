import Box from '@mui/material/Box';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Light squares around a code, without which it is not found (ISO/IEC 18004). */
const BORDER = 4;

/** A text as a picture for a camera: dark on white in both themes, since many cameras read nothing else. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { path, width } = useMemo(() => drawn(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}

function drawn(text: string) {
  const { size, data } = create(text).modules;
  let path = '';
  data.forEach((isDark, index) => {
    if (isDark) path += `M${(index % size) + BORDER} ${Math.floor(index / size) + BORDER}h1v1h-1z`;
  });
  return { path, width: size + 2 * BORDER };
}
