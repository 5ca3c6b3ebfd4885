import { createHash } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { malformed, notFound } from '#server/errors';
import { profileImageMessages, profileImagePath } from '#domain/account/profile-images';
import { cropToSquare } from './picture.ts';
import { UserImage } from './user-image.entity.ts';
import { User } from '../users/user.entity.ts';

const getRead = defineQuery<string | null>({
  name: 'userImage',
  sql: () => `
    select to_json(encode(data, 'base64')) from user_images where user_id = $1 and version = $2`,
});

/** The caller's own picture as WebP; throws notFound() for any other version. */
export async function get(ctx: Context, version: unknown): Promise<Buffer> {
  const isVersion = /^[0-9a-f]{32}$/.test(String(version));
  const wanted = isVersion ? version : null;
  const data = await ctx.reads.read(getRead, ctx.caller.session?.userId, wanted);
  if (!data) throw notFound();
  return Buffer.from(data, 'base64');
}

/** Sets an uploaded file as the profile picture. Throws if it is missing, or not a picture that we accept. */
export async function replace(ctx: Context, file: unknown): Promise<User> {
  const { id } = await requireUser(ctx);
  if (!Buffer.isBuffer(file) || file.length === 0) throw malformed(profileImageMessages.missing);
  await ctx.services.scanner?.check(file);
  const data = await cropToSquare(id, file);
  const version = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return transaction(ctx, async ({ em }) => {
    const user = await em.findOneOrFail(User, { id });
    await em.upsert(UserImage, { userId: id, version, data, createdAt: ctx.now });
    user.profileImage = profileImagePath(version);
    return user;
  });
}

/** Removes the profile picture, if there is one. */
export async function remove(ctx: Context): Promise<User> {
  const { id } = await requireUser(ctx);
  return transaction(ctx, async ({ em }) => {
    const user = await em.findOneOrFail(User, { id });
    await em.nativeDelete(UserImage, { userId: id });
    user.profileImage = null;
    return user;
  });
}
