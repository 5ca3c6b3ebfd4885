import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { PlainPage } from '#client/components/PlainPage.tsx';
import { CountFlow } from '#client/components/counts/CountFlow.tsx';
import { todayIn } from '#client/lib/dates.ts';
import { usePageTitle } from '#client/lib/page-title.ts';
import { wasSignedIn } from '#client/prefetch/taken.ts';
import {
  COUNT_PARAM,
  countParam,
  countQuestions,
  readCountParam,
} from '#domain/records/count-answers';
import type { CountAnswers } from '#domain/records/count-answers';
import { countTexts as texts } from '#domain/standing/does-this-count';

/** The five questions for anyone, without sign-in. The address holds the answers, so Back leads to the question before. */
export function CountPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const answers = readCountParam(params.get(COUNT_PARAM));
  const step = Object.keys(answers).length;
  usePageTitle(texts.title);

  /** Forgets the answers from that question on. */
  function go(next: Partial<CountAnswers>, to: number) {
    const given = countQuestions.slice(0, to).map(({ name }) => [name, next[name]]);
    const param = countParam(Object.fromEntries(given));
    void navigate(param ? `?${COUNT_PARAM}=${param}` : '?');
    window.scrollTo(0, 0);
  }

  return (
    <PlainPage gap={2}>
      <Typography variant="h1">{texts.title}</Typography>
      {step === 0 && <Typography>{texts.intro}</Typography>}
      <CountFlow
        {...{ answers, step }}
        day={todayIn()}
        onStep={go}
        renderActions={(all) => <LogIt answers={all} />}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.notKept}{' '}
        <Link component={RouterLink} to={paths.dashboard}>
          {texts.toApp}
        </Link>
      </Typography>
    </PlainPage>
  );
}

/** Leads to the quick log with the answers; a visitor signs in first. */
function LogIt({ answers }: { answers: CountAnswers }) {
  const from = `${paths.dashboard}?new=activity&${COUNT_PARAM}=${countParam(answers)}`;
  return wasSignedIn() ? (
    <Button component={RouterLink} to={from} variant="contained">
      {texts.log}
    </Button>
  ) : (
    <Button component={RouterLink} to={paths.auth} state={{ from }} variant="contained">
      {texts.signIn}
    </Button>
  );
}
