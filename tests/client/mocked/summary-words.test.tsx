import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { CompliancePanel } from '#client/features/standing/compliance/CompliancePanel.tsx';
import { SummaryFigures } from '#client/features/standing/summary/SummaryFigures.tsx';
import {
  daysLeftText,
  paceText,
  periodDays,
  standingText,
} from '#client/features/standing/summary/words.ts';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';
import { rulesFor } from '#domain/standing/standard';

vi.mock('#client/lib/rules.ts', () => ({ useRules: () => rulesFor('2026-06-01') }));

const year = { start: '2025-12-01T00:00:00.000Z', end: '2026-11-30T00:00:00.000Z' };

const required: SummaryPartsFragment['required'] = {
  total: 30,
  interactive: 8,
  basis: 'full-year',
  explanation: null,
  source: { title: 'Standard', publisher: 'Board', url: 'https://x', effective: null, note: null },
};

function summary(
  totalHours: number,
  interactiveHours: number,
  change: Partial<SummaryPartsFragment> = {},
): SummaryPartsFragment {
  return {
    totalHours,
    interactiveHours,
    totalPercent: 0,
    interactivePercent: 0,
    interactiveMessage: null,
    standing: 'Needs Attention',
    categoryHours: [],
    period: { ...year, daysRemaining: 300 },
    required,
    ...change,
  };
}

describe('the texts of the summary', () => {
  it('name both days of the period', () => {
    expect(periodDays({ ...year, daysRemaining: 9 })).toBe('1 Dec 2025 – 30 Nov 2026');
  });

  it.each([
    [112, '112 days left'],
    [1, '1 day left'],
    [0, 'ends today'],
  ])('with %d days remaining: %s', (daysRemaining, text) => {
    expect(daysLeftText({ ...year, daysRemaining })).toBe(text);
  });

  it.each([
    [0, 330, 'About 3 hours a month gets you there.'],
    [30, 304, null],
    [0, 60, null],
  ])('with %d hours and %d days the pace is %s', (total, daysRemaining, text) => {
    const hours = summary(total, 8, { period: { ...year, daysRemaining } });
    expect(paceText(hours)).toBe(text);
  });

  it('explain each badge with the hours of the period', () => {
    expect(standingText(summary(0, 0))).toBe(
      'Needs attention until you have 20 hours, or 6 interactive.',
    );
    expect(standingText(summary(21, 0, { standing: 'In Progress' }))).toBe(
      'Complete once you have 30 hours, 8 of them interactive.',
    );
    expect(standingText(summary(30, 8, { standing: 'Complete' }))).toBe(
      'You have recorded the hours that the standard asks for.',
    );
    const none = { ...required, total: 0, interactive: 0 };
    const short = { standing: 'In Progress', required: { ...none, basis: 'pro-rata' } } as const;
    expect(standingText(summary(0, 0, short))).toBe(
      'Our summary of the standard sets no minimum for a period as short as yours. Check with the Board.',
    );
    const told = { standing: 'Complete', required: { ...none, basis: 'board-answer' } } as const;
    expect(standingText(summary(0, 0, told))).toBe(
      'You have recorded the hours that the Board told you.',
    );
    const excluded = { required: { ...required, total: 0, basis: 'does-not-apply' } } as const;
    expect(standingText(summary(0, 0, excluded))).toBe(
      'The standard does not apply to your registration. Check with the Board.',
    );
    const source = { ...required.source, note: 'Check with the Board' };
    const partial = {
      standing: 'Complete',
      required: { ...required, basis: 'pro-rata', source },
    } as const;
    expect(standingText(summary(30, 8, partial))).toBe(
      'You have recorded the larger of the figures that sources state. Check with the Board.',
    );
    const halfYear = { required: { ...required, total: 15, interactive: 4 } };
    expect(standingText(summary(0, 0, halfYear))).toBe(
      'Needs attention until you have 10 hours, or 3 interactive.',
    );
  });
});

describe('hours that only the Board can settle', () => {
  const none = { ...required, total: 0, interactive: 0 };
  const shown = (basis: SummaryPartsFragment['required']['basis']) => {
    const partial = { totalPercent: 100, interactivePercent: 100 };
    const of = summary(3, 1, { ...partial, required: { ...none, basis, explanation: 'Why.' } });
    const compliance = {
      actionRequired: null,
      reflectiveLogs: { count: 0, required: 4, met: false },
      evidenceDocuments: { count: 0, required: 6, met: false },
      categories: { met: false, missing: [] },
    };
    const checked = {
      ...of,
      evidenceDocuments: { documents: 0, certificates: 0, files: 0 },
      compliance,
    };
    const { container } = render(
      <ThemeProvider theme={makeTheme()}>
        <MemoryRouter>
          <SummaryFigures progress="/progress" summary={of} unfinished={0} asksInteractive />
          <CompliancePanel summary={checked} loading={false} onReflect={() => {}} />
        </MemoryRouter>
      </ThemeProvider>,
    );
    return container.textContent;
  };

  it('have no full ring and no tick', () => {
    const text = shown('pro-rata');
    expect(text).toContain('All CPD: 3 hours. Not settled: check with the Board');
    expect(text).toContain('Not settled: check with the Board. Why.');
    expect(text).not.toMatch(/, met:|All required hours done|of 0 hours/);
  });

  it('are done if the Board said so', () => {
    const text = shown('board-answer');
    expect(text.split(', met:')).toHaveLength(3);
    expect(text).toContain('All required hours done.');
  });
});
