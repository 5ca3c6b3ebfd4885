/** What a certificate states: null if it does not. */
export interface Truth {
  title: string;
  provider: string;
  /** Day of completion, YYYY-MM-DD. */
  day: string | null;
  hours: number | null;
  number: string;
}

/** A certificate as HTML in one of the layouts that providers use. */
export interface Certificate extends Truth {
  layout: string;
  html: string;
  font: string;
}

const titles = [
  'Advanced Airway Management',
  'Paediatric Emergencies',
  'Sepsis Recognition and Response',
  '12-Lead ECG Interpretation',
  'Trauma in Remote Places',
  'Mental Health First Aid',
];
const providers = [
  'Coast Ambulance Education',
  'Harbour College of Paramedicine',
  'Inland Health Training Pty Ltd',
  'Southern Simulation Centre',
  'Ranges Emergency Academy',
];
const names = ['Alex Morgan', 'Sam Nguyen', 'Robin Okafor', 'Jordan Smith-Lee'];
const lengths = [1, 2, 3, 6.5, 7.5];
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const dayOf = (n: number) => ({
  year: n % 3 === 0 ? 2025 : 2026,
  month: ((n * 5) % 10) + 1,
  date: ((n * 7) % 27) + 1,
});
type Day = ReturnType<typeof dayOf>;
const two = (value: number) => String(value).padStart(2, '0');
const iso = ({ year, month, date }: Day) => `${year}-${two(month)}-${two(date)}`;
const worded = ({ year, month, date }: Day) => `${date} ${months[month - 1]} ${year}`;
const american = ({ year, month, date }: Day) => `${months[month - 1]} ${date}, ${year}`;
const nth = (n: number) =>
  `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`;
const slashed = ({ year, month, date }: Day) => `${two(date)}/${two(month)}/${year}`;
const later = (day: Day, years: number) => ({ ...day, year: day.year + years });

interface Facts extends Truth {
  day: string;
  hours: number;
  at: Day;
  name: string;
}

interface Layout {
  name: string;
  html: (facts: Facts) => string;
  /** What this layout leaves out or says only in other terms. */
  without?: 'day' | 'hours';
}

const row = (label: string, value: string | number) =>
  `<tr><th>${label}</th><td>${value}</td></tr>`;
const centre = (inner: string) => `<main style="text-align:center;padding:40px">${inner}</main>`;
const stamp = (text: string) =>
  `<div style="position:absolute;right:60px;bottom:70px;transform:rotate(-18deg);border:4px double #933;border-radius:50%;padding:30px 18px;color:#933">${text}</div>`;

const layouts: readonly Layout[] = [
  {
    name: 'centred sentence',
    html: ({ title, provider, at, hours, number, name }) =>
      centre(
        `<h1>Certificate of Completion</h1><p>This is to certify that</p><h2>${name}</h2><p>has successfully completed</p><h2>${title}</h2><p>on ${worded(at)}</p><p>Provided by ${provider}</p><p>CPD hours: ${hours}</p><small>Certificate number: ${number}</small>`,
      ),
  },
  {
    name: 'table of facts',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:40px"><h1>Statement of Attendance</h1><table cellpadding="8">${row('Name', name)}${row('Course', title)}${row('Provider', provider)}${row('Date completed', worded(at))}${row('CPD hours', hours)}${row('Certificate no.', number)}${row('Expiry date', worded(later(at, 2)))}</table></main>`,
  },
  {
    name: 'labels above values',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:40px"><h1>${title}</h1><p>Awarded to ${name} by ${provider}</p><div style="display:flex;gap:80px;text-transform:none">${[
        ['Completion date', american(at)],
        ['Hours', hours],
        ['Certificate ID', number],
      ]
        .map(([label, value]) => `<div><b>${label}</b><br>${value}</div>`)
        .join('')}</div></main>`,
  },
  {
    name: 'two columns with a stamp',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:40px"><h1>Certificate</h1><div style="display:grid;grid-template-columns:1fr 1fr;gap:40px"><section><p>${name}</p><p>has attended</p><h2>${title}</h2><p>Held on ${worded(at)}</p></section><section><p>Organised by ${provider}</p><p>This activity is worth ${hours} CPD hours.</p><p>Cert No: ${number}</p><p>ABN 12 345 678 901</p></section></div></main>${stamp('APPROVED<br>CPD')}`,
  },
  {
    name: 'values above labels',
    html: ({ title, provider, at, hours, number, name }) =>
      centre(
        `<h1>Certificate of Attendance</h1><h2>${name}</h2><p>for attending ${title}</p><p>${provider}</p><div style="display:flex;justify-content:space-around;margin-top:60px"><div>${worded(at)}<hr>Date completed</div><div>${hours}<hr>CPD hours</div><div>${number}<hr>Certificate number</div></div>`,
      ),
  },
  {
    name: 'numbers with slashes',
    html: ({ title, provider, at, hours, number, name }) =>
      centre(
        `<h1>${provider}</h1><p>${name} has completed</p><h2>${title}</h2><p>Completed: ${slashed(at)}</p><p>Valid until: 31/12/${at.year + 3}</p><p>Duration: ${hours} hours</p><p>Certificate number ${number}</p><p>Date of birth: 04/05/1988</p>`,
      ),
  },
  {
    name: 'one long sentence',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:60px;font-size:22px;line-height:1.7"><p>${name} has participated in ${title} delivered by ${provider} on ${worded(at)} and is awarded ${hours} CPD hours.</p><p style="font-size:13px">Verification code: ${number}. Version 2.1 2024.</p></main>`,
  },
  {
    name: 'points instead of hours',
    without: 'hours',
    html: ({ title, provider, at, hours, number, name }) =>
      centre(
        `<h1>CPD Certificate</h1><p>${name}</p><p>has completed the webinar</p><h2>${title}</h2><p>Date of activity: ${worded(at)}</p><p>CPD points: ${hours}</p><p>Issued by ${provider}</p><p>Certificate ID: ${number}</p>`,
      ),
  },
  {
    name: 'day of issue',
    html: ({ title, provider, at, hours, number, name }) =>
      centre(
        `<h1 style="letter-spacing:.3em">CERTIFICATE</h1><p>Presented to</p><h2>${name}</h2><p>in recognition of completing ${title}</p><p>${hours} hours of continuing professional development</p><p>Given this ${nth(at.date)} day of ${months[at.month - 1]}, ${at.year}</p><p>${provider}</p><small>Certificate #${number}</small>`,
      ),
  },
  {
    name: 'learning platform',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:50px"><p style="color:#777">COURSE CERTIFICATE</p><p>${american(at)}</p><h2>${name}</h2><p>has successfully completed</p><h1>${title}</h1><p>an online course offered by ${provider}</p><p>Total time: ${hours * 60} minutes</p><p style="font-size:11px">Verify at https://example.org/verify. Credential ID ${number}</p></main>`,
  },
  {
    name: 'conference with parts',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:40px"><h1>Attendance record</h1><p>Delegate: ${name}</p><p>Event: ${title}</p><p>Event date: ${worded(at)}, 8:30 am - 5:00 pm</p><p>Total CPD hours: ${hours}</p><p>Hosted by ${provider}</p><p>Certificate number: ${number}</p><p>Member no. 88213</p></main>`,
  },
  {
    name: 'ISO dates',
    html: ({ title, provider, at, hours, number, name }) =>
      `<main style="padding:40px"><h2>Record of learning</h2><ul style="line-height:2"><li>Learner: ${name}</li><li>Module: ${title}</li><li>Provider: ${provider}</li><li>Enrolled: ${at.year - 1}-02-03</li><li>Completed: ${iso(at)}</li><li>Learning time: ${hours} h</li><li>Certificate no: ${number}</li></ul></main>`,
  },
];

/** Fonts of ours, by family. */
export const fonts = {
  'DejaVu Serif': 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  'DejaVu Sans': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'DejaVu Sans Condensed': 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'DejaVu Sans Mono': 'dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf',
  Atkinson:
    '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
} as const;
const families = Object.keys(fonts);

export const COUNT = 60;

/** Sixty certificates: each layout five times, in other fonts, with other values. */
export function certificates(): Certificate[] {
  return Array.from({ length: COUNT }, (_, n) => {
    const layout = layouts[n % layouts.length]!;
    const turn = Math.floor(n / layouts.length);
    const at = dayOf(n);
    const facts: Facts = {
      title: titles[(n + turn) % titles.length]!,
      provider: providers[(n * 2 + turn) % providers.length]!,
      name: names[n % names.length]!,
      day: iso(at),
      hours: lengths[(n + turn) % lengths.length]!,
      number: `${String.fromCodePoint(65 + (n % 26))}C-${2000 + n * 37}`,
      at,
    };
    return {
      ...facts,
      layout: layout.name,
      font: families[(n + turn) % families.length]!,
      html: layout.html(facts),
      ...(layout.without === 'hours' && { hours: null }),
    };
  });
}
