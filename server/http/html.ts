const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, letter for letter. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter]!);
