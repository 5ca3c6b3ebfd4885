import Box from '@mui/material/Box';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Quiet zone around a QR code, in modules; scanners need it (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code: black on white in both themes, since many cameras read nothing else. */
export function QrCode({
  text,
  size,
  label,
}: {
  text: string;
  size: number | string;
  label: string;
}) {
  const src = useMemo(() => drawn(text), [text]);
  return <Box component="img" src={src} alt={label} sx={{ width: size, aspectRatio: '1' }} />;
}

function drawn(text: string): string {
  const { size, data } = create(text).modules;
  const width = size + 2 * BORDER;
  let path = '';
  data.forEach((isDark, index) => {
    if (isDark) path += `M${(index % size) + BORDER} ${Math.floor(index / size) + BORDER}h1v1h-1z`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${width}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
