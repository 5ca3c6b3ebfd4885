/** Joiners stay behind a letter whose form they change, as in Persian and Sinhala. */
const INVISIBLE =
  /(?!\n|[\u200c\u200d](?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Taml}\p{sc=Sinh}][\u200c\u200d]))[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/gu;

/** Removes invisible characters, which a font would show as boxes, and writes each end of a line as a line feed. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '');

/** Longer than any real word and than most addresses, which break where a line ends: some two lines. */
const LONGEST_WORD = /\S{200}(?=\S)/gu;

/** Breaks endless words: pdfkit's time to find a line break in them grows with the square of their length. */
export const withBreaks = (text: string): string => text.replace(LONGEST_WORD, '$&\n');
