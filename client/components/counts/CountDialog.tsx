import type { ReactNode } from 'react';
import { useState } from 'react';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { countQuestions, isCountAnswers, type CountAnswers } from '#domain/records/count-answers';
import type { CivilDate } from '#domain/dates';
import { countTexts as texts } from '#domain/standing/does-this-count';
import { CountFlow } from './CountFlow.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Known answers: offered as chosen; if they answer all questions, the result shows. */
  begun: Partial<CountAnswers>;
  day: CivilDate;
  renderActions: (answers: CountAnswers) => ReactNode;
}

/** The five questions about an activity or a resource, in a dialog. */
export function CountDialog({ open, onClose, ...flow }: Props) {
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  return (
    <ViewDialog open={open} onClose={onClose} title={texts.name}>
      <Flow key={opening.count} {...flow} />
    </ViewDialog>
  );
}

function Flow({ begun, ...flow }: Pick<Props, 'begun' | 'day' | 'renderActions'>) {
  const [{ answers, step }, setState] = useState({
    answers: begun,
    step: isCountAnswers(begun) ? countQuestions.length : 0,
  });
  return (
    <CountFlow
      {...flow}
      {...{ answers, step }}
      onStep={(answers, step) => setState({ answers, step })}
    />
  );
}
