import { asUser, picture } from '#server/rest/handlers';
import { del, get, plain, post, uploading, type Route } from '#server/rest/route';
import * as userImages from './user-images.ts';
import { profileImageTypes } from '#domain/account/profile-images';

export const userImageRoutes: readonly Route[] = [
  post(
    '/user/image',
    'uploadProfileImage',
    uploading(profileImageTypes, asUser(userImages.replace)),
    {
      summary: 'Takes a picture as the profile image, cropped to a square.',
      response: { type: 'User' },
      location: ({ profileImage }) => profileImage.replace(/^\/api/, ''),
      also: [429],
    },
  ),
  get('/user/image/:version', 'profileImage', picture, { summary: 'Your profile image.' }),
  del('/user/image', 'deleteProfileImage', plain(userImages.remove)),
];
