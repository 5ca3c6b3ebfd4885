import puppeteer, { type ElementHandle } from 'puppeteer-core';
import {
  testingLibrary,
  textSource,
  until,
  withLabel,
  withRole,
  type OtherBrowser,
} from './browser.ts';

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-AU' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });

  const evaluate = <R>(script: string) => page.evaluate(`(() => { ${script} })()`) as Promise<R>;
  const load = async () => {
    if (!(await evaluate<boolean>('return "TestingLibraryDom" in window;'))) {
      await page.evaluate(`(() => { ${testingLibrary} })()`);
    }
  };
  const find = (source: string) =>
    until(source, async () => {
      await load();
      const handle = await page.evaluateHandle(`(() => { ${source} })()`);
      return handle.asElement() as ElementHandle<Element> | null;
    });

  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    press: async (role, name) => (await find(withRole(role, name))).click(),
    fill: async (label, text) => {
      const field = await find(withLabel(label));
      await field.click({ count: 3 });
      await field.type(text);
    },
    see: async (text) => void (await until(`${text}`, () => evaluate<boolean>(textSource(text)))),
    run: evaluate,
    close: () => browser.close(),
  };
}
