import { checkPack, type PackCheck } from '#client/features/timeline/check-pack.ts';
import { timelineTexts as texts } from '#domain/timeline-check';

/** The page in a pack that checks it, without a server: plain DOM, one file. */
const find = <Found extends HTMLElement>(id: string): Found => document.querySelector(`#${id}`)!;
const result = find('result');

for (const id of ['pack', 'folder']) {
  const input = find<HTMLInputElement>(id);
  input.addEventListener('change', () => {
    void show([...(input.files ?? [])]);
    input.value = '';
  });
}
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void show([...(event.dataTransfer?.files ?? [])]);
});

async function show(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  result.replaceChildren(element('p', texts.checking));
  result.ariaBusy = 'true';
  const found = await checkPack(files);
  result.replaceChildren(
    ...('problem' in found ? [alert('error', [found.problem])] : described(found)),
  );
  result.ariaBusy = 'false';
}

function described({ problems, head, files, records }: PackCheck): HTMLElement[] {
  const isIntact = problems.length === 0;
  const list = element('ul');
  list.append(...records.map(({ name, recorded }) => element('li', `${name}. ${recorded}`)));
  return [
    isIntact
      ? alert('success', [texts.intact, texts.intactText])
      : alert('error', [texts.tampered, ...problems]),
    ...(head ? [element('p', `${texts.compare}: ${head}`)] : []),
    ...(files ? [element('p', files)] : []),
    element('p', texts.limits),
    element('h2', texts.records),
    list,
  ];
}

function alert(kind: 'success' | 'error', [title = '', ...lines]: readonly string[]): HTMLElement {
  const box = element('div');
  box.className = kind;
  box.append(element('strong', title), ...lines.map((line) => element('p', line)));
  return box;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
