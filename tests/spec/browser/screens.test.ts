import { beforeAll } from 'vitest';
import { useApp } from '#tests/support/app';
import { BrowserFixture } from '#tests/support/browser-fixture';
import { testSections } from '#tests/support/spec-section';
import { dashboard } from './dashboard.ts';
import { documentScreen } from './documents.ts';
import { frame } from './frame.ts';
import { helpScreens } from './help.ts';
import { moduleScreens } from './modules.ts';
import { player } from './player.ts';
import { profileScreen } from './profile.ts';
import { resourceScreen } from './resources.ts';

const app = useApp();
let browser: BrowserFixture;
beforeAll(() => {
  browser = new BrowserFixture(app());
});

testSections(
  () => browser,
  [
    ...frame,
    ...dashboard,
    ...moduleScreens,
    ...player,
    ...documentScreen,
    ...resourceScreen,
    ...profileScreen,
    ...helpScreens,
  ],
);
