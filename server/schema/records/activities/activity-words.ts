/**
 * SQL that is true for an activity of user $1 that is found by a text even without the description of a module's
 * activity, which is the reflection on it: a caller who may not read that could guess it word by word.
 */
export const foundWithoutReflection = (text: string, row = ''): string =>
  `(${row}module_id is null
    or activity_words(${row}user_id, ${row}title, ${row}provider, ${row}place, null) @@ activity_query($1, ${text}))`;
