import { inTurn, openPicture, pictureProblem } from '../../pictures/pictures.ts';
import {
  PROFILE_IMAGE_MAX_PIXELS,
  PROFILE_IMAGE_SIZE,
  profileImageMessages,
} from '#domain/profile-images';

/**
 * The centred square of a picture, upright, small, as WebP, without EXIF or anything else that came along.
 * Throws what is wrong with it.
 */
export const squared = (file: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    try {
      return await openPicture(file, PROFILE_IMAGE_MAX_PIXELS)
        .resize(PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE, { fit: 'cover', position: 'centre' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch (error) {
      throw pictureProblem(error, profileImageMessages);
    }
  });
