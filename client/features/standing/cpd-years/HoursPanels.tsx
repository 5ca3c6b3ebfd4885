import type { ComponentProps } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import { progressMessages } from '#domain/standing/cpd-years';
import { TypesTable } from './TypesTable.tsx';
import { categoryBarsOf, categoryParts, evidenceBarsOf, evidenceParts } from './year-bars.ts';
import { YearBars } from './YearBars.tsx';

type Years = ComponentProps<typeof TypesTable>['years'];

/** The hours of years by category, type and evidence. */
export function HoursPanels({ years, hasTypes }: { years: Years; hasTypes: boolean }) {
  return (
    <>
      <Panel title={progressMessages.categories}>
        <YearBars
          label={progressMessages.categories}
          parts={categoryParts}
          bars={categoryBarsOf(years)}
          unit="h"
        />
      </Panel>
      {hasTypes && (
        <Panel title={progressMessages.types}>
          <TypesTable years={years} />
        </Panel>
      )}
      <Panel title={progressMessages.evidence}>
        <YearBars
          label={progressMessages.evidence}
          parts={evidenceParts}
          bars={evidenceBarsOf(years)}
          unit="h"
          isShare
        />
      </Panel>
    </>
  );
}
