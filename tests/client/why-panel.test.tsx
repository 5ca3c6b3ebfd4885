import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { makeTheme } from '#client/lib/theme.ts';
import { WhyPanel } from '#client/features/account/auth/WhyPanel.tsx';
import { moduleContents } from '#content/modules/index';
import { moduleBadges } from '#domain/learning/modules';

test('the sign-in panel describes the modules as their badges do', () => {
  const panel = renderToStaticMarkup(
    <ThemeProvider theme={makeTheme()}>
      <MemoryRouter>
        <WhyPanel />
      </MemoryRouter>
    </ThemeProvider>,
  ).toLowerCase();
  const badges = moduleContents.map((module) => moduleBadges(module));
  for (const badge of ['Self-paced', 'Interactive', 'Peer-reviewed']) {
    const isTrueOfAll = badges.every((each) => each.includes(badge));
    expect(panel.includes(`${badge.toLowerCase()} modules`), badge).toBe(isTrueOfAll);
  }
});
