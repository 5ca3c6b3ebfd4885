import { expect } from 'vitest';
import type { Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { helpMessages } from '#domain/help';

const cards = ({ page }: Stage) => page.getByRole('main').getByRole('listitem');
const clause = (heading: string, text: string) => (stage: Stage) =>
  stage.seesIn(stage.region(heading), text);
const proRata = (text: string) => (stage: Stage) =>
  stage.seesIn(stage.region('Pro-rata requirements'), text);
const downloads = async (stage: Stage, name: string) => {
  const [download] = await Promise.all([
    stage.page.waitForEvent('download'),
    stage.button(name).click(),
  ]);
  return download.suggestedFilename();
};

const templateScreen = (
  kind: string,
  path: string,
  heading: string,
  ids: string,
): Table<Stage> => ({
  section: `2 template screens: ${heading}`,
  open: (stage) => stage.visit(path, heading),
  rows: {
    'a grid of six, each with title and description': async (stage) => {
      await expect.poll(() => cards(stage).count()).toBe(6);
      for (const card of await cards(stage).all()) {
        expect(await card.getByRole('heading').innerText()).not.toBe('');
        expect(await card.locator('p').innerText()).not.toBe('');
      }
    },
    [`template ids: ${ids}`]: async (stage) => {
      for (const id of ids.split(', ')) {
        const { status } = await stage.me.fetch(`/api/templates/${kind}/${id}.pdf`);
        expect({ id, status }).toEqual({ id, status: 200 });
      }
    },
    'Preview: a dialog with a sample layout': async (stage) => {
      await cards(stage)
        .first()
        .getByRole('button', { name: /^Preview/ })
        .click();
      await stage.dialog().getByRole('heading', { level: 3 }).waitFor();
      await stage.button('Close', stage.dialog()).click();
      await stage.dialog().waitFor({ state: 'detached' });
    },
    'Download (contract: it works)': async (stage) => {
      const title = await cards(stage).first().getByRole('heading').innerText();
      expect(await downloads(stage, `Download ${title}`)).toMatch(/^ParaMed CPD .*\.pdf$/);
    },
  },
});

/** Section 2: help, guidelines and templates; section 1: the standard's text. */
export const helpScreens: Table<Stage>[] = [
  {
    section: '2 help screen',
    open: async (stage) => {
      await stage.someone();
      await stage.load('/help', 'Help Center');
    },
    rows: {
      'tabs FAQ, Support, Resources': async (stage) =>
        expect(await stage.tabs('Help')).toEqual(['FAQ', 'Support', 'Resources']),
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
      'support hours: Monday to Friday, 9am to 5pm AEST (section 9)': async (stage) => {
        await stage.tab('Support').click();
        await stage.sees('Monday to Friday, 9am to 5pm AEST');
      },
      'a support {email} and a {phone} number are shown': async (stage) => {
        await stage.expectLink('cpd-help@example.org', 'mailto:cpd-help@example.org');
        await stage.expectLink('+61 7 5550 0000', 'tel:+61755500000');
      },
      'without a number it says who has to set one': (stage) =>
        stage.when(
          'Support',
          (data) => (data.support.phone = null),
          async () => {
            await stage.load('/help', 'Help Center');
            await stage.tab('Support').click();
            await stage.sees(helpMessages.noPhone);
          },
        ),
      'Resources: links on': async (stage) => {
        await stage.tab('Resources').click();
        await stage.page.getByRole('link', { name: 'Ahpra CPD Guidelines' }).waitFor();
      },
    },
  },
  {
    section: '2 guidelines screen, 1 the standard',
    open: (stage) => stage.visit('/help/ahpra-guidelines', 'Ahpra CPD Guidelines'),
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
      "'Download PDF' (contract: it works)": async (stage) =>
        expect(await downloads(stage, 'Download PDF')).toBe('ParaMed CPD guidelines.pdf'),
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
