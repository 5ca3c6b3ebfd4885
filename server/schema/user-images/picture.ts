import { drawn } from '../../pictures/pictures.ts';
import { PROFILE_IMAGE_SIZE, profileImageMessages } from '#domain/profile-images';

/** The centred square of a user's picture, small, as WebP. Throws what is wrong with it. */
export async function squared(userId: number, file: Buffer): Promise<Buffer> {
  const job = { kind: 'square', file, size: PROFILE_IMAGE_SIZE } as const;
  return Buffer.from((await drawn(userId, job, profileImageMessages.type))!);
}
