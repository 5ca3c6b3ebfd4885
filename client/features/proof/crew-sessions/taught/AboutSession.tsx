import Box from '@mui/material/Box';
import { FactList } from '#client/components/FactList.tsx';
import { taughtTexts as texts } from '#domain/proof/crew-texts';

interface Props {
  provider: string | null;
  objectives: string | null;
}

/** Who offers a taught session, and what is learned there. */
export function AboutSession({ provider, objectives }: Props) {
  const lines = objectives && (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {objectives}
    </Box>
  );
  const facts = [
    { label: texts.provider, value: provider },
    { label: texts.objectives, value: lines },
  ];
  return <FactList facts={facts.filter(({ value }) => value)} />;
}
