import Box from '@mui/material/Box';
import { Canvas } from './Canvas.tsx';
import { Arrow, Lines, Tile } from './shapes.tsx';

/** A scale of blood loss with the two points at which to act, and the bundle. */
export function HaemorrhageTrigger({ title }: { title: string }) {
  return (
    <Canvas title={title} height={306}>
      <Lines x={4} y={16} lines={['Measured loss after vaginal birth']} size={13} bold />
      <rect x={4} y={66} width={352} height={22} rx={4} fill="none" stroke="currentColor" />
      <Box component="g" sx={{ color: 'warning.main' }}>
        <rect x={192} y={67} width={124} height={20} fill="currentColor" fillOpacity={0.35} />
      </Box>
      <Box component="g" sx={{ color: 'error.main' }}>
        <rect x={316} y={67} width={39} height={20} fill="currentColor" fillOpacity={0.5} />
      </Box>
      <Lines x={4} y={104} lines={['0']} />
      <Lines
        x={192}
        y={44}
        lines={['300 mL with an', 'abnormal vital sign']}
        anchor="middle"
        bold
      />
      <Lines x={356} y={44} lines={['500 mL', 'regardless']} anchor="end" bold />
      <Lines x={192} y={104} lines={['300']} anchor="middle" />
      <Lines x={316} y={104} lines={['500']} anchor="middle" />
      <Arrow from={[192, 112]} to={[192, 132]} />
      <Arrow from={[316, 112]} to={[316, 132]} />
      <Tile
        x={4}
        y={134}
        width={352}
        height={132}
        tone="error"
        title="Start the whole bundle, at the same time"
        lines={[
          'Uterine massage',
          'An oxytocic, by your service’s guideline',
          'Tranexamic acid, within three hours of birth',
          'Intravenous fluid',
          'Examination of the genital tract',
          'Escalate if bleeding continues',
        ]}
      />
      <Lines
        x={4}
        y={286}
        lines={['After WHO (2025). RANZCOG (2021) keeps 500 mL:', 'follow your service’s trigger.']}
      />
    </Canvas>
  );
}
