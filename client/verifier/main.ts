import { checkPack, type PackCheck } from '#client/features/records/timeline/check-pack.ts';
import type { Statement } from '#domain/proof/pack-statements';
import { foldedLines, timelineTexts as texts } from '#domain/proof/timeline-check';

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
  const found = await checkPack(files, {
    server: null,
    readPdf: null,
    authority: { from: 'pack' },
  });
  result.replaceChildren(
    ...('problem' in found
      ? [alert({ severity: 'error', title: found.problem, lines: [] })]
      : described(found)),
  );
  result.ariaBusy = 'false';
}

function described({ verdict, statements, head, records }: PackCheck): HTMLElement[] {
  const list = element('ul');
  list.append(...records.map(({ name, recorded }) => element('li', `${name}. ${recorded}`)));
  return [
    alert(verdict),
    ...(head ? [element('p', `${texts.compare}: ${head}`)] : []),
    ...statements.map(alert),
    element('h2', texts.records),
    list,
  ];
}

function alert({ severity, title, lines }: Omit<Statement, 'part'>): HTMLElement {
  const box = element('div');
  box.className = severity;
  const { open, folded, label } = foldedLines(lines);
  box.append(element('strong', title), ...open.map((line) => element('p', line)));
  if (folded.length > 0) {
    const fold = element('details');
    fold.append(element('summary', label), ...folded.map((line) => element('p', line)));
    box.append(fold);
  }
  return box;
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
