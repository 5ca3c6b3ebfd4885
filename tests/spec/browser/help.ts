import { expect } from 'vitest';
import type { BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { helpMessages } from '#domain/account/help';

const cards = ({ page }: BrowserFixture) => page.getByRole('main').getByRole('listitem');
const clause = (heading: string, text: string) => (browser: BrowserFixture) =>
  browser.seesIn(browser.region(heading), text);
const proRata = (text: string) => (browser: BrowserFixture) =>
  browser.seesIn(browser.region('Pro-rata requirements'), text);
const downloads = async (browser: BrowserFixture, name: string) => {
  const [download] = await Promise.all([
    browser.page.waitForEvent('download'),
    browser.button(name).click(),
  ]);
  return download.suggestedFilename();
};

const templateScreen = (
  kind: string,
  path: string,
  heading: string,
  ids: string,
): SpecSection<BrowserFixture> => ({
  section: `2 template screens: ${heading}`,
  open: (browser) => browser.visit(path, heading),
  rows: {
    'a grid of six, each with title and description': async (browser) => {
      await expect.poll(() => cards(browser).count()).toBe(6);
      for (const card of await cards(browser).all()) {
        expect(await card.getByRole('heading').innerText()).not.toBe('');
        expect(await card.locator('p').innerText()).not.toBe('');
      }
    },
    [`template ids: ${ids}`]: async (browser) => {
      for (const id of ids.split(', ')) {
        const { status } = await browser.me.fetch(`/api/templates/${kind}/${id}.pdf`);
        expect({ id, status }).toEqual({ id, status: 200 });
      }
    },
    'Preview: a dialog with a sample layout': async (browser) => {
      await cards(browser)
        .first()
        .getByRole('button', { name: /^Preview/ })
        .click();
      await browser.dialog().getByRole('heading', { level: 3 }).waitFor();
      await browser.button('Close', browser.dialog()).click();
      await browser.dialog().waitFor({ state: 'detached' });
    },
    'Download (contract: it works)': async (browser) => {
      const title = await cards(browser).first().getByRole('heading').innerText();
      expect(await downloads(browser, `Download ${title}`)).toMatch(/^ParaMed CPD .*\.pdf$/);
    },
  },
});

/** Section 2: help, guidelines and templates; section 1: the standard's text. */
export const helpScreens: SpecSection<BrowserFixture>[] = [
  {
    section: '2 help screen',
    open: (browser) => browser.visit('/help', 'Help Center'),
    rows: {
      'tabs FAQ, Support, Resources': async (browser) =>
        expect(await browser.tabs('Help')).toEqual(['FAQ', 'Support', 'Resources']),
      'FAQ: 4 questions (requirements, recording, interactive activities, record retention)':
        async ({ page }) => {
          const questions = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
          await expect
            .poll(() => questions.allInnerTexts())
            .toEqual([
              'How many CPD hours do I need?',
              'How do I record my CPD?',
              'What counts as an interactive activity?',
              'How long do I keep my records?',
            ]);
        },
      'support hours: Monday to Friday, 9am to 5pm AEST (section 9)': async (browser) => {
        await browser.tab('Support').click();
        await browser.sees('Monday to Friday, 9am to 5pm AEST');
      },
      'a support {email} and a {phone} number are shown': async (browser) => {
        await browser.expectLink('cpd-help@example.org', 'mailto:cpd-help@example.org');
        await browser.expectLink('+61 7 5550 0000', 'tel:+61755500000');
      },
      'without a number it says who has to set one': (browser) =>
        browser.withResponse(
          'Support',
          (data) => (data.support.phone = null),
          async () => {
            await browser.load('/help', 'Help Center');
            await browser.tab('Support').click();
            await browser.sees(helpMessages.noPhone);
          },
        ),
      'Resources: links on': async (browser) => {
        await browser.tab('Resources').click();
        await browser.page.getByRole('link', { name: 'Ahpra CPD Guidelines' }).waitFor();
      },
    },
  },
  {
    section: '2 guidelines screen, 1 the standard',
    open: (browser) => browser.visit('/help/ahpra-guidelines', 'Ahpra CPD Guidelines'),
    rows: {
      '30 CPD hours per registration period, of which at least 8 interactive': clause(
        'Required hours',
        '30 CPD hours per registration period, of which at least 8 interactive.',
      ),
      'records are kept 5 years after the period end': clause(
        'Keeping records',
        'Records are kept 5 years after the period end.',
      ),
      'pro-rata: 12 months is 30 h / 8 h': proRata('12 months: 30 h / 8 h'),
      'pro-rata: 6 to under 12 months is 15 h / 4 h': proRata('6 to under 12 months: 15 h / 4 h'),
      'pro-rata: 3 to under 6 months is 7.5 h / 2 h': proRata('3 to under 6 months: 7.5 h / 2 h'),
      'pro-rata: under 3 months has no minimum': proRata('Under 3 months: no minimum'),
      'the standard excludes student and non-practising registrations': clause(
        'Who is excluded',
        'The standard excludes student and non-practising registrations.',
      ),
      "a 'View on AHPRA' external link": async ({ page }) => {
        const link = page.getByRole('link', { name: 'View on AHPRA' });
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('href')).toMatch(
          /^https:\/\/www\.paramedicineboard\.gov\.au/,
        );
      },
      "'Download PDF' (contract: it works)": async (browser) =>
        expect(await downloads(browser, 'Download PDF')).toBe('ParaMed CPD guidelines.pdf'),
    },
  },
  templateScreen(
    'certificates',
    '/documents/templates/certificates',
    'Certificate Templates',
    'standard-cpd, emergency-management, advanced-life-support, clinical-skills, professional-practice, specialty-training',
  ),
  templateScreen(
    'reflections',
    '/documents/templates/reflections',
    'Reflection Templates',
    'standard-reflection, critical-incident, clinical-practice, professional-development, peer-feedback, learning-objectives',
  ),
];
