import { words } from './study-time.ts';

/** A decision that a scene offers. */
export interface CaseChoice {
  text: string;
  /** The consequence. */
  consequence: string;
  /** Why this was a good decision, or not. */
  reason: string;
  /** Source of the reason, as named in the module's references. */
  source: string;
  /** The key of the scene that follows; null if the case ends here. */
  next: string | null;
}

export interface CaseScene {
  /** Its name within the case. */
  key: string;
  text: string;
  choices: CaseChoice[];
}

/** A case with branching decisions. It begins with its first scene and is not graded. */
export interface CaseStudy {
  /** Its name within the module. */
  key: string;
  title: string;
  summary: string;
  scenes: CaseScene[];
  /** The lesson, for every decision. */
  debrief: string[];
}

/** Maximum characters of a case's texts, and limits on the number of its parts; all ours. */
export const caseLimits = {
  title: 80,
  summary: 300,
  scene: 900,
  choice: 200,
  consequence: 500,
  reason: 600,
  source: 200,
  debrief: 400,
  scenes: { min: 3, max: 12 },
  choices: { min: 2, max: 4 },
  points: { min: 2, max: 6 },
} as const;

/** A scene that the learner has reached, and the decision made there; null while it is open. */
export interface CaseStep {
  scene: CaseScene;
  choice: CaseChoice | null;
}

/**
 * The scenes that these decisions lead through, the open one last. Each decision is the index of a choice; the walk
 * stops at the first that does not exist.
 */
export function walkCase(
  { scenes }: Pick<CaseStudy, 'scenes'>,
  decisions: readonly number[],
): CaseStep[] {
  const steps: CaseStep[] = [];
  let scene = scenes[0];
  for (let index = 0; scene; index++) {
    const choice: CaseChoice | null = scene.choices[decisions[index] ?? -1] ?? null;
    steps.push({ scene, choice });
    if (!choice) return steps;
    scene = scenes.find(({ key }) => key === choice.next);
  }
  return steps;
}

/** Returns what is wrong with a case, one sentence each; empty if every way through it reaches the debrief. */
export function caseProblems(study: CaseStudy): string[] {
  return [...textProblems(study), ...pathProblems(study)];
}

function pathProblems({ scenes }: CaseStudy): string[] {
  const problems: string[] = [];
  const byKey = new Map(scenes.map((scene) => [scene.key, scene]));
  if (byKey.size < scenes.length) problems.push('Two scenes have the same key.');
  const reached = new Set<string>();
  const visit = (scene: CaseScene, before: readonly string[]) => {
    if (before.includes(scene.key)) {
      problems.push(`Scene "${scene.key}" leads back to itself.`);
      return;
    }
    reached.add(scene.key);
    for (const { next } of scene.choices) {
      if (next === null) continue;
      const following = byKey.get(next);
      if (following) visit(following, [...before, scene.key]);
      else problems.push(`Scene "${scene.key}" leads to "${next}", which does not exist.`);
    }
  };
  if (scenes[0]) visit(scenes[0], []);
  for (const { key } of scenes) {
    if (!reached.has(key)) problems.push(`Scene "${key}" cannot be reached.`);
  }
  const branches = scenes.some(({ choices }) => new Set(choices.map(({ next }) => next)).size > 1);
  if (!branches) problems.push('No decision changes what comes next.');
  return [...new Set(problems)];
}

function textProblems({ title, summary, scenes, debrief }: CaseStudy): string[] {
  const { min, max } = caseLimits.choices;
  return [
    ...textProblem('The title', title, caseLimits.title),
    ...textProblem('The summary', summary, caseLimits.summary),
    ...countProblem('scenes', scenes, caseLimits.scenes),
    ...countProblem('points in the debrief', debrief, caseLimits.points),
    ...debrief.flatMap((point) => textProblem('A point', point, caseLimits.debrief)),
    ...scenes.flatMap(({ key, text, choices }) => [
      ...textProblem(`Scene "${key}"`, text, caseLimits.scene),
      ...(choices.length < min || choices.length > max
        ? [`Scene "${key}" has ${choices.length} choices; ${min} to ${max} are allowed.`]
        : []),
      ...choices.flatMap((choice) => [
        ...textProblem(`A choice of "${key}"`, choice.text, caseLimits.choice),
        ...textProblem(`A consequence of "${key}"`, choice.consequence, caseLimits.consequence),
        ...textProblem(`A reason of "${key}"`, choice.reason, caseLimits.reason),
        ...textProblem(`A source of "${key}"`, choice.source, caseLimits.source),
      ]),
    ]),
  ];
}

function textProblem(name: string, text: string, max: number): string[] {
  if (!text.trim()) return [`${name} is empty.`];
  return text.length > max
    ? [`${name} has ${text.length} characters; at most ${max} are allowed.`]
    : [];
}

function countProblem(
  name: string,
  list: readonly unknown[],
  { min, max }: { min: number; max: number },
): string[] {
  if (list.length >= min && list.length <= max) return [];
  return [`There are ${list.length} ${name}; ${min} to ${max} are allowed.`];
}

/** The words on the longest way through a case, and the decisions on it. */
export function longestWay({ scenes, debrief }: CaseStudy): { words: number; decisions: number } {
  const from = (key: string | null): { words: number; decisions: number } => {
    const scene = scenes.find((each) => each.key === key);
    if (!scene) return { words: words(...debrief), decisions: 0 };
    const shown = words(scene.text, ...scene.choices.map(({ text }) => text));
    const ways = scene.choices.map(({ consequence, reason, next }) => {
      const rest = from(next);
      return { words: words(consequence, reason) + rest.words, decisions: rest.decisions + 1 };
    });
    const longest = ways.reduce((a, b) => (b.words > a.words ? b : a));
    return { words: shown + longest.words, decisions: longest.decisions };
  };
  return from(scenes[0]?.key ?? null);
}
