import { beforeAll } from 'vitest';
import { useApp } from '#tests/support/app';
import { Stage } from '#tests/support/stage';
import { check } from '#tests/support/table';
import { dashboard } from './dashboard.ts';
import { documentScreen } from './documents.ts';
import { frame } from './frame.ts';
import { helpScreens } from './help.ts';
import { moduleScreens } from './modules.ts';
import { player } from './player.ts';
import { profileScreen } from './profile.ts';
import { resourceScreen } from './resources.ts';

const app = useApp();
let stage: Stage;
beforeAll(() => {
  stage = new Stage(app());
});

check(
  () => stage,
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
