/** Descriptions of a span's fields, for what is read and what is sent. */
export const spanTexts = {
  to: 'The last day; null while it goes on.',
  type: 'general, provisional, limited, non-practising, student or none (lapsed or not registered).',
  conditions: 'Conditions, undertakings or notations, in words.',
};
