import { spawn } from 'node:child_process';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import {
  testingLibrary,
  textSource,
  until,
  withLabel,
  withRole,
  type OtherBrowser,
} from './browser.ts';
import { freePort } from '../support/free-port.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKit, which Safari and every browser on an iPhone use, in GTK's small browser. */
export async function startWebKit(): Promise<OtherBrowser> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // In a group of its own, so that the display and the browser end with it.
    detached: true,
    env: { ...process.env, LANG: 'en_AU.UTF-8' },
  });
  const driver = await until('WebKitWebDriver', () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: process.env['WEBKIT_PATH'] ?? MINI_BROWSER,
          args: ['--automation'],
        },
      })
      .build(),
  );
  await driver.manage().window().setRect({ width: 1280, height: 900 });

  const load = async () => {
    if (!(await driver.executeScript('return "TestingLibraryDom" in window;'))) {
      await driver.executeScript(testingLibrary);
    }
  };
  const find = (source: string) =>
    until(source, async () => {
      await load();
      return driver.executeScript<WebElement | null>(source);
    });
  /** Away from the edges, where a toast or a dialog's buttons may cover it for a while. */
  const click = (element: WebElement, what: string) =>
    until(`${what} uncovered`, async () => {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" });', element);
      await element.click();
      return true;
    });

  const capabilities = await driver.getCapabilities();
  return {
    name: `WebKit ${capabilities.getBrowserVersion() ?? ''}`,
    open: (address) => driver.get(address),
    press: async (role, name) => {
      const element = await find(withRole(role, name));
      // A checkbox lies invisible above its drawing, and the driver clicks nothing invisible: the keyboard does.
      if (role === 'checkbox' || role === 'switch') await element.sendKeys(Key.SPACE);
      else await click(element, `${role} ${name}`);
    },
    fill: async (label, text) => {
      const field = await find(withLabel(label));
      await click(field, `${label}`);
      await driver.executeScript('arguments[0].select();', field);
      await field.sendKeys(text);
    },
    see: async (text) =>
      void (await until(`${text}`, () => driver.executeScript<boolean>(textSource(text)))),
    run: <R>(script: string) => driver.executeScript<R>(script),
    close: async () => {
      await driver.quit();
      if (server.pid) process.kill(-server.pid);
    },
  };
}
