import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FileButton } from '#client/components/FileButton.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { TeamsQuery } from '#client/graphql/generated.ts';
import { dayOf, formatDay } from '#client/lib/dates.ts';
import { dayTimeLabel } from '#domain/dates';
import { endingFileName } from '#domain/proof/standing-receipts';
import { memberTexts as texts } from '#domain/proof/team-texts';
import { sharingEnderLabels, sharingEndingPath } from '#domain/proof/teams';

interface Props {
  endings: TeamsQuery['sharingEndings'];
  timeZone: string;
  onMore: () => Promise<unknown>;
}

/** Sharings that have ended, each with its signed statement. */
export function EndedSharings({ endings, timeZone, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Panel title={texts.endings}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.endingsHint}
      </Typography>
      <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {endings.edges.map(({ node: { id, teamName, sharedFrom, endedAt, endedBy } }) => (
          <Stack key={id} component="li" tabIndex={-1} direction="row" sx={line}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle2" component="p">
                {teamName}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDay(sharedFrom, timeZone)} to {dayTimeLabel(new Date(endedAt), timeZone)}.{' '}
                {sharingEnderLabels[endedBy]}.
              </Typography>
            </Box>
            <FileButton
              path={sharingEndingPath(id)}
              fileName={endingFileName(dayOf(endedAt, timeZone))}
            >
              {texts.statement}
              <VisuallyHidden> for {teamName}</VisuallyHidden>
            </FileButton>
          </Stack>
        ))}
      </Stack>
      <ShowMore
        list={list}
        shown={endings.edges.length}
        total={endings.totalCount}
        hasMore={endings.pageInfo.hasNextPage}
        onMore={onMore}
      />
    </Panel>
  );
}

const line = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
