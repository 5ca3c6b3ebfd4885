/** Creates a function that returns texts of random words, as often as those of a language (Zipf): indexes of words grow with each new one. */
export const someWords = `
  create function some_words(most int) returns text volatile language sql as $$
    select string_agg(substr(md5(rank::text), 1, 3 + rank % 8), ' ')
    from generate_series(1, most) n, lateral (select power(5000, random())::int as rank where n > 0) w $$`;
