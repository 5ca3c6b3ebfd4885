/** Free bytes below which no file is accepted, since the embedded database needs the same disk. */
export const LEAST_ROOM = 256 * 1024 * 1024;

/** SQL of the bytes that a user's stored files take up: evidence, also in the bin, and the files of shared submissions. */
export const usedBytes = (userId: string): string => `(
  (select coalesce(sum(size_bytes), 0) from evidence_files where user_id = ${userId})
  + (select coalesce(sum(stored_bytes), 0) from shared_submissions where user_id = ${userId} and pdf_key is not null))`;
