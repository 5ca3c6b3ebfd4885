import { beforeAll } from 'vitest';
import { useApp } from '#tests/support/app';
import { BrowserFixture } from '#tests/support/browser-fixture';
import { testSections } from '#tests/support/spec-section';
import { automaticSignIn, catalogue } from './catalogue.ts';
import { cpdLog } from './cpd-log.ts';
import { toastArea } from './toast-area.ts';

const app = useApp();
let browser: BrowserFixture;
beforeAll(() => {
  browser = new BrowserFixture(app());
});

testSections(() => browser, [...catalogue, ...cpdLog, ...toastArea, ...automaticSignIn]);
