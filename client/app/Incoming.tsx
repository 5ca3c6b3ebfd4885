import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNamedFiles } from '#client/features/records/evidence-files/useNamedFiles.ts';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { logThis } from '#client/lib/log-this.ts';
import {
  listenToLooseFiles,
  listenToOpenedFiles,
  sortFiles,
  type Refused,
} from '#client/lib/loose-files.ts';
import type { Shared } from '#client/lib/shared.ts';
import { showToast } from '#client/lib/toast.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { counted } from '#domain/counts';
import { COUNT_PARAM, readCountParam } from '#domain/records/count-answers';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import {
  SHARE_PARAM,
  shareFields,
  sharedWordsOf,
  sharingTexts as texts,
} from '#domain/records/sharing';

const NEW_PARAM = 'new';

/**
 * Opens the quick log with what comes from outside: shared by another app, opened with the installed app, pasted or
 * dropped. The shortcuts of the installed app open a form, too.
 */
export function Incoming() {
  const { user } = useCurrentUser();
  const [params, changeParams] = useUrlParams();
  const [isOver, setOver] = useState(false);
  const { check, question } = useNamedFiles();

  async function log({ words, files, refused }: Shared) {
    if (refused.length > 0) tellRefused(refused);
    const kept = await check(files);
    if (kept.length === 0 && !shareFields.some((name) => words[name])) return;
    const { sharedToLog } =
      await import('#client/features/records/activities/quick-log/shared-to-log.ts');
    const today = todayIn(user?.timeZone ?? DEFAULT_TIME_ZONE);
    logThis(sharedToLog(words, kept, today, user?.organization ?? null));
  }

  const take = useEffectEvent((files: readonly File[]) => {
    log({ words: sharedWordsOf(() => ''), ...sortFiles(files) }).catch(tellFailed);
  });
  useEffect(() => {
    listenToOpenedFiles((files) => take(files));
    return listenToLooseFiles({ onFiles: (files) => take(files), onOver: setOver });
  }, []);

  async function open(outcome: string, fragment: URLSearchParams) {
    if (outcome === 'failed') return tellFailed();
    if (outcome === 'files') showToast({ ...texts.filesLost, variant: 'destructive' });
    if (outcome !== 'kept') {
      const words = sharedWordsOf((name) => fragment.get(name));
      return log({ words, files: [], refused: [] });
    }
    const { takeShared } = await import('#client/lib/shared.ts');
    const shares = await takeShared();
    if (shares.length === 0) return showToast({ ...texts.gone, variant: 'destructive' });
    const { files, refused } = sortFiles(shares.flatMap((each) => each.files));
    await log({
      words: sharedWordsOf((name) => shares.map(({ words }) => words[name]).join(' ')),
      files,
      refused: [...shares.flatMap((each) => each.refused), ...refused],
    });
  }

  const [shared, asked] = [params.get(SHARE_PARAM), params.get(NEW_PARAM)];
  const answers = params.get(COUNT_PARAM);
  const begin = useEffectEvent(() => {
    const fragment = new URLSearchParams(window.location.hash.slice(1));
    // At once, so that a reload does not begin again, and no words stay in the address.
    changeParams((present) => {
      present.delete(SHARE_PARAM);
      present.delete(NEW_PARAM);
      present.delete(COUNT_PARAM);
    });
    if (shared !== null) open(shared, fragment).catch(tellFailed);
    else if (answers === null) logThis();
    else logAnswers(answers).catch(tellFailed);
  });
  useEffect(() => {
    if (shared !== null || asked === 'activity') begin();
  }, [shared, asked]);

  return (
    <>
      {question}
      <ReflectiveLogDialog
        open={asked === 'reflection'}
        variant="cpd-log"
        onClose={() => changeParams((present) => present.delete(NEW_PARAM))}
      />
      {isOver && (
        <Box aria-hidden sx={dropHint}>
          {texts.drop}
        </Box>
      )}
    </>
  );
}

/** Opens the log with the answers given on the public page. */
async function logAnswers(param: string): Promise<void> {
  const { answersToLog } =
    await import('#client/features/standing/does-this-count/answers-to-log.ts');
  logThis(answersToLog(readCountParam(param)));
}

const tellFailed = () => showToast({ ...texts.failed, variant: 'destructive' });

const NAMED = 3;

function tellRefused(refused: readonly Refused[]): void {
  const named = refused.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}.`);
  const more = refused.length - NAMED;
  showToast({
    title: texts.notTaken,
    description: [...named, ...(more > 0 ? [`${counted(more, 'more file')}.`] : [])].join(' '),
    variant: 'destructive',
  });
}

const dropHint = {
  position: 'fixed',
  inset: 12,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  // The page below takes the file.
  pointerEvents: 'none',
  border: 3,
  borderStyle: 'dashed',
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
  opacity: 0.94,
  typography: 'h2',
} as const;
