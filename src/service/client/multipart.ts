import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface UploadFile {
  /** ASCII letters, digits, `.`, `_`, `-`: nothing that any encoder would treat in its own way. */
  readonly filename: string;
  readonly path: string;
}

/**
 * A multipart/form-data body (RFC 7578) of text fields and ZIP files, as one buffer: its length is known and it can be
 * sent again. A batch is small enough for that.
 */
export async function encodeMultipart(
  fields: Readonly<Record<string, string>>,
  fileField: string,
  files: readonly UploadFile[],
): Promise<{ readonly body: Buffer; readonly contentType: string }> {
  const contents = await Promise.all(files.map((file) => readFile(file.path)));
  // Made from the contents, so that no content can hold it: a fixed one could be planted in a student's file.
  const digest = createHash('sha256');
  for (const bytes of contents) digest.update(bytes);
  const boundary = `code-similarity-${digest.digest('hex').slice(0, 40)}`;
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
  }
  for (const [index, file] of files.entries()) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${fileField}"; filename="${file.filename}"\r\nContent-Type: application/zip\r\n\r\n`,
      ),
      contents[index] ?? Buffer.alloc(0),
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}
