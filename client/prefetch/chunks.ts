import type { Rolldown } from 'vite';

/**
 * Defines the files of the bundle: each group takes what `test` or `name` matches, with its imports, unless an earlier
 * group took it. Otherwise the bundler makes one file per combination of screens, a hundred for the dashboard,
 * which compress a tenth worse. `tests/e2e/app/size.test.ts` fails if a screen loads another's code.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'start', test: matches(everywhere()) },
  {
    name: 'text-input',
    test: /client\/components\/form\/TextInput\.|@mui\/material\/InputAdornment\//,
  },
  {
    // Apart from text inputs, which many pages need without a form.
    name: 'send',
    test: /client\/(components\/form\/(SendButton|useHiddenText)|features\/account\/auth\/useAuthForm)\./,
  },
  // Apart from the frame, since it has lists of what each page needs (`loadedTogether` in vite.config.ts).
  { name: 'pages', test: /client\/app\/user-routes\./ },
  { name: ofTheFrame, debugName: 'frame' },
  {
    name: 'dialog',
    test: /@mui\/material\/(Modal|Dialog\w*|Transitions?)\/|components\/(Close|Confirm)\w+\./,
  },
  // Apart from menus, which load when they open: tabs need it too.
  { name: 'roving', test: /useRovingTabIndex|utils\/(useControlled|mergeSlotProps)\./ },
  { name: 'menu', test: /@mui\/material\/(Menu\w*|List\w*)\/|components\/ActionList\./ },
  {
    name: 'filters',
    test: /client\/(lib\/(url-\w+|history-state|debounce|asked-record|log-this|stopwatch)|records\/useOpenAsked)\./,
  },
  {
    // One file: each name of a file costs the first load of every screen some bytes.
    name: 'counts',
    test: /domain\/standing\/(count-(findings|readings)|does-this-count)\.|components\/(counts\/Count(Flow|Question|Result)|FactList|SourceLine)\.|icons\/scale\./,
  },
  // Later screens need them too; a file of its own for each costs more.
  { name: 'streams', test: /node_modules\/rxjs\/.*\/(of|args|filter|tap)\.js$/ },
  { name: 'choice', test: /@mui\/material\/(Checkbox|Radio\w*|FormControlLabel)\// },
];

/** Code that every screen needs, including sign-in. */
function everywhere(): RegExp[] {
  return [
    /client\/app\/App\.tsx$/,
    /client\/components\/(Brand|deferred-component)\.tsx?$/,
    /client\/lib\/(form-errors|idle|leaving|page-title|session|toast)\.ts$/,
    /domain\/account\/users\.ts$/,
    /@mui\/material\/(Box|Button|IconButton|Stack|Typography|useMediaQuery)\//,
    // Small parts of text inputs that dialogs, menus or the frame also need.
    /@mui\/material\/utils\/(debounce|getActive\w+|isMui\w+|owner\w+|use(Enhanced|Fork|Slot)\w*)\./,
    /@mui\/material\/FormControl\/(FormControlContext|useFormControl)\./,
    /@mui\/utils\/(getActive\w+|is(Host|Mui)\w+|mergeSlotProps|setRef|useSlotProps)\//,
    /lucide-react\/.*\/(createLucideIcon|calendar-clock|eye)\./,
  ];
}

function matches(patterns: RegExp[]) {
  return (id: string) => patterns.some((each) => each.test(id));
}

/** Imports of the frame and the dashboard, which have files of their own so that they can be requested by name. */
function ofTheFrame(id: string, context: Rolldown.ChunkingContext): string | null {
  const frame = matches([
    /client\/app\/(apollo|Layout|UserArea)\./,
    /client\/pages\/DashboardPage\./,
  ]);
  const isImported = context.getModuleInfo(id)?.importers.some(frame);
  return isImported && !frame(id) ? 'frame' : null;
}
