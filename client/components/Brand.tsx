import Box from '@mui/material/Box';
import { PRODUCT } from '#domain/product';

/** The product's logo and name. */
export function Brand() {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, verticalAlign: 'middle' }}
    >
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: '1.5em', height: '1.5em' }} />
      {PRODUCT}
    </Box>
  );
}
