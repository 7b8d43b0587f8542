/**
 * The picture in a file, upright, of any format that this browser shows: an element decodes what Safari does not take as a
 * bitmap straight from a file, such as HEIC.
 * @throws when the browser cannot decode it
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return await createImageBitmap(image)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
