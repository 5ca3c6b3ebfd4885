import type { Rolldown } from 'vite';

/**
 * Which code comes as one file: what `test` or `name` finds with all that it imports and no group before it took. Left
 * alone, the bundler makes a file of every combination of screens that share something, a hundred for the dashboard,
 * which compressed one by one weigh a tenth more. `tests/e2e/size.test.ts` fails where a screen loads another's code.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'start', test: matches(everywhere()) },
  {
    name: 'text-input',
    test: /client\/(components\/form\/(TextInput|SendButton|useHiddenText)|features\/auth\/useAuthForm)\./,
  },
  { name: ofTheFrame, debugName: 'frame' },
  {
    name: 'dialog',
    test: /@mui\/material\/(Modal|Dialog\w*|Transitions?)\/|components\/(Close|Confirm)\w+\./,
  },
  {
    name: 'menu',
    test: /@mui\/material\/(Menu\w*|List\w*)\/|utils\/useControlled|components\/ActionMenu\./,
  },
  { name: 'choice', test: /@mui\/material\/(Checkbox|Radio\w*|FormControlLabel)\// },
];

/** What every screen needs, the sign-in too. */
function everywhere(): RegExp[] {
  return [
    /client\/app\/App\.tsx$/,
    /client\/components\/(Brand|late-part)\.tsx?$/,
    /client\/lib\/(form-errors|idle|leaving|page-title|session|toast)\.ts$/,
    /domain\/users\.ts$/,
    /@mui\/material\/(Box|Button|IconButton|Stack|Typography|useMediaQuery)\//,
    // Small things of text inputs that dialogs, menus or the frame need as well.
    /@mui\/material\/utils\/(debounce|getActive\w+|isMui\w+|owner\w+|use(Enhanced|Fork|Slot)\w*)\./,
    /@mui\/material\/FormControl\/(FormControlContext|useFormControl)\./,
    /@mui\/utils\/(getActive\w+|is(Host|Mui)\w+|mergeSlotProps|setRef|useSlotProps)\//,
    /lucide-react\/.*\/(createLucideIcon|calendar-clock|eye)\./,
  ];
}

function matches(patterns: RegExp[]) {
  return (id: string) => patterns.some((each) => each.test(id));
}

/** What the frame around every page and the dashboard import; they themselves stay apart, to be asked for by name. */
function ofTheFrame(id: string, context: Rolldown.ChunkingContext): string | null {
  const frame = matches([
    /client\/app\/(apollo|Layout|UserArea)\./,
    /client\/pages\/DashboardPage\./,
  ]);
  const isImported = context.getModuleInfo(id)?.importers.some(frame);
  return isImported && !frame(id) ? 'frame' : null;
}
