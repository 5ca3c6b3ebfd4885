import { drawn } from '#server/pictures/pictures';
import { PROFILE_IMAGE_SIZE, profileImageMessages } from '#domain/account/profile-images';

/** Crops a picture to a small centred square, as WebP. Throws an error with a message for the user. */
export async function cropToSquare(userId: number, file: Buffer): Promise<Buffer> {
  const job = { kind: 'square', file, size: PROFILE_IMAGE_SIZE } as const;
  return Buffer.from((await drawn(userId, job, profileImageMessages.type))!);
}
