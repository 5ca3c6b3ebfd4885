import { beforeAll } from 'vitest';
import { useApp } from '#tests/support/app';
import { Stage } from '#tests/support/stage';
import { check } from '#tests/support/table';
import { automaticSignIn, catalogue } from './catalogue.ts';
import { cpdLog } from './cpd-log.ts';
import { toastArea } from './toast-area.ts';

const app = useApp();
let stage: Stage;
beforeAll(() => {
  stage = new Stage(app());
});

check(() => stage, [...catalogue, ...cpdLog, ...toastArea, ...automaticSignIn]);
