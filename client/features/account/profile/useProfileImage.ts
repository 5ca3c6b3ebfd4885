import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ProfileDocument,
  useDeleteProfileImageMutation,
  type ProfilePartsFragment,
} from '#client/graphql/generated.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { profileImageMessages, profileImageProblem } from '#domain/account/profile-images';

/** Uploads and removes the profile picture; shows the result. */
export function useProfileImage() {
  const client = useApolloClient();
  const [remove] = useDeleteProfileImageMutation();
  const [uploading, setUploading] = useState(false);

  async function changeImage(file: File): Promise<void> {
    const problem = profileImageProblem(file);
    if (problem) {
      const title = profileImageMessages.failed;
      return showToast({ title, description: problem, variant: 'destructive' });
    }
    setUploading(true);
    try {
      const headers = { 'Content-Type': file.type };
      await callRest('/user/image', { method: 'POST', body: file, headers });
      await client.refetchQueries({ include: [ProfileDocument] });
      showToast(profileImageMessages.updated);
    } catch (error) {
      tellFailure(profileImageMessages.failed, error);
    } finally {
      setUploading(false);
    }
  }

  async function removeImage(user: ProfilePartsFragment): Promise<void> {
    try {
      await remove({
        optimisticResponse: { deleteProfileImage: { ...user, profileImage: null } },
      });
      showToast(profileImageMessages.removed);
    } catch (error) {
      tellFailure(profileImageMessages.failed, error);
    }
  }

  return { changeImage, removeImage, uploading };
}
