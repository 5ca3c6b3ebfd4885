import { pictureMessages } from '../records/pictures.ts';

/** Accepted image types of a profile image; the file's content decides, not its name. */
export const profileImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum file size in bytes: 5 MB. */
export const PROFILE_IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Width and height of the stored square, in pixels. */
export const PROFILE_IMAGE_SIZE = 256;

/** Returns the path of a stored picture for its owner. */
export const profileImagePath = (version: string) => `/api/user/image/${version}`;

/** Texts of the profile image: errors and toasts. */
export const profileImageMessages = {
  hint: 'JPEG, PNG or WebP, up to 5 MB. It is cropped to a square, location and time removed.',
  missing: 'Choose a picture to upload',
  type: 'The picture must be a JPEG, PNG or WebP file',
  tooLarge: 'The picture must be at most 5 MB',
  tooManyPixels: pictureMessages.tooManyPixels,
  unreadable: pictureMessages.unreadable,
  updated: { title: 'Profile image updated' },
  removed: { title: 'Profile image removed' },
  failed: 'Update failed',
} as const;

/** Returns the problem with a chosen file's type or size, or null; the server checks its content. */
export function profileImageProblem({ type, size }: { type: string; size: number }): string | null {
  if (size === 0) return profileImageMessages.missing;
  if (!profileImageTypes.some((known) => known === type)) return profileImageMessages.type;
  return size > PROFILE_IMAGE_MAX_BYTES ? profileImageMessages.tooLarge : null;
}
