import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 7182:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const WritableStream = (__nccwpck_require__(7075).Writable)
const inherits = (__nccwpck_require__(7975).inherits)

const StreamSearch = __nccwpck_require__(4136)

const PartStream = __nccwpck_require__(612)
const HeaderParser = __nccwpck_require__(2271)

const DASH = 45
const B_ONEDASH = Buffer.from('-')
const B_CRLF = Buffer.from('\r\n')
const EMPTY_FN = function () {}

function Dicer (cfg) {
  if (!(this instanceof Dicer)) { return new Dicer(cfg) }
  WritableStream.call(this, cfg)

  if (!cfg || (!cfg.headerFirst && typeof cfg.boundary !== 'string')) { throw new TypeError('Boundary required') }

  if (typeof cfg.boundary === 'string') { this.setBoundary(cfg.boundary) } else { this._bparser = undefined }

  this._headerFirst = cfg.headerFirst

  this._dashes = 0
  this._parts = 0
  this._finished = false
  this._realFinish = false
  this._isPreamble = true
  this._justMatched = false
  this._firstWrite = true
  this._inHeader = true
  this._part = undefined
  this._cb = undefined
  this._ignoreData = false
  this._partOpts = { highWaterMark: cfg.partHwm }
  this._pause = false

  const self = this
  this._hparser = new HeaderParser(cfg)
  this._hparser.on('header', function (header) {
    self._inHeader = false
    self._part.emit('header', header)
  })
}
inherits(Dicer, WritableStream)

Dicer.prototype.emit = function (ev) {
  if (ev === 'finish' && !this._realFinish) {
    if (!this._finished) {
      const self = this
      process.nextTick(function () {
        self.emit('error', new Error('Unexpected end of multipart data'))
        if (self._part && !self._ignoreData) {
          const type = (self._isPreamble ? 'Preamble' : 'Part')
          self._part.emit('error', new Error(type + ' terminated early due to unexpected end of multipart data'))
          self._part.push(null)
          process.nextTick(function () {
            self._realFinish = true
            self.emit('finish')
            self._realFinish = false
          })
          return
        }
        self._realFinish = true
        self.emit('finish')
        self._realFinish = false
      })
    }
  } else { WritableStream.prototype.emit.apply(this, arguments) }
}

Dicer.prototype._write = function (data, encoding, cb) {
  // ignore unexpected data (e.g. extra trailer data after finished)
  if (!this._hparser && !this._bparser) { return cb() }

  if (this._headerFirst && this._isPreamble) {
    if (!this._part) {
      this._part = new PartStream(this._partOpts)
      if (this.listenerCount('preamble') !== 0) { this.emit('preamble', this._part) } else { this._ignore() }
    }
    const r = this._hparser.push(data)
    if (!this._inHeader && r !== undefined && r < data.length) { data = data.slice(r) } else { return cb() }
  }

  // allows for "easier" testing
  if (this._firstWrite) {
    this._bparser.push(B_CRLF)
    this._firstWrite = false
  }

  this._bparser.push(data)

  if (this._pause) { this._cb = cb } else { cb() }
}

Dicer.prototype.reset = function () {
  this._part = undefined
  this._bparser = undefined
  this._hparser = undefined
}

Dicer.prototype.setBoundary = function (boundary) {
  const self = this
  this._bparser = new StreamSearch('\r\n--' + boundary)
  this._bparser.on('info', function (isMatch, data, start, end) {
    self._oninfo(isMatch, data, start, end)
  })
}

Dicer.prototype._ignore = function () {
  if (this._part && !this._ignoreData) {
    this._ignoreData = true
    this._part.on('error', EMPTY_FN)
    // we must perform some kind of read on the stream even though we are
    // ignoring the data, otherwise node's Readable stream will not emit 'end'
    // after pushing null to the stream
    this._part.resume()
  }
}

Dicer.prototype._oninfo = function (isMatch, data, start, end) {
  let buf; const self = this; let i = 0; let r; let shouldWriteMore = true

  if (!this._part && this._justMatched && data) {
    while (this._dashes < 2 && (start + i) < end) {
      if (data[start + i] === DASH) {
        ++i
        ++this._dashes
      } else {
        if (this._dashes) { buf = B_ONEDASH }
        this._dashes = 0
        break
      }
    }
    if (this._dashes === 2) {
      if ((start + i) < end && this.listenerCount('trailer') !== 0) { this.emit('trailer', data.slice(start + i, end)) }
      this.reset()
      this._finished = true
      // no more parts will be added
      if (self._parts === 0) {
        self._realFinish = true
        self.emit('finish')
        self._realFinish = false
      }
    }
    if (this._dashes) { return }
  }
  if (this._justMatched) { this._justMatched = false }
  if (!this._part) {
    this._part = new PartStream(this._partOpts)
    this._part._read = function (n) {
      self._unpause()
    }
    if (this._isPreamble && this.listenerCount('preamble') !== 0) {
      this.emit('preamble', this._part)
    } else if (this._isPreamble !== true && this.listenerCount('part') !== 0) {
      this.emit('part', this._part)
    } else {
      this._ignore()
    }
    if (!this._isPreamble) { this._inHeader = true }
  }
  if (data && start < end && !this._ignoreData) {
    if (this._isPreamble || !this._inHeader) {
      if (buf) { shouldWriteMore = this._part.push(buf) }
      shouldWriteMore = this._part.push(data.slice(start, end))
      if (!shouldWriteMore) { this._pause = true }
    } else if (!this._isPreamble && this._inHeader) {
      if (buf) { this._hparser.push(buf) }
      r = this._hparser.push(data.slice(start, end))
      if (!this._inHeader && r !== undefined && r < end) { this._oninfo(false, data, start + r, end) }
    }
  }
  if (isMatch) {
    this._hparser.reset()
    if (this._isPreamble) { this._isPreamble = false } else {
      // A part whose header block is still incomplete never emits 'header',
      // so nothing will consume it and its 'end' would never fire. Do not
      // count it as outstanding, just like an empty part.
      if (start !== end && !this._inHeader) {
        ++this._parts
        this._part.on('end', function () {
          if (--self._parts === 0) {
            if (self._finished) {
              self._realFinish = true
              self.emit('finish')
              self._realFinish = false
            } else {
              self._unpause()
            }
          }
        })
      }
    }
    this._part.push(null)
    this._part = undefined
    this._ignoreData = false
    this._justMatched = true
    this._dashes = 0
  }
}

Dicer.prototype._unpause = function () {
  if (!this._pause) { return }

  this._pause = false
  if (this._cb) {
    const cb = this._cb
    this._cb = undefined
    cb()
  }
}

module.exports = Dicer


/***/ }),

/***/ 2271:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const EventEmitter = (__nccwpck_require__(8474).EventEmitter)
const inherits = (__nccwpck_require__(7975).inherits)
const getLimit = __nccwpck_require__(2393)

const B_DCRLF = Buffer.from('\r\n\r\n')
const S_DCRLF = '\r\n\r\n'

function HeaderParser (cfg) {
  EventEmitter.call(this)

  cfg = cfg || {}
  this.nread = 0
  this.maxed = false
  // Number of trailing header bytes received but not kept in this.buffer
  // because maxHeaderSize was reached.
  this.dropped = 0
  this.npairs = 0
  this.maxHeaderPairs = getLimit(cfg, 'maxHeaderPairs', 2000)
  this.maxHeaderSize = getLimit(cfg, 'maxHeaderSize', 80 * 1024)
  this.buffer = ''
  this.header = Object.create(null)
  this.finished = false
  this.tail = ''
}
inherits(HeaderParser, EventEmitter)

HeaderParser.prototype.push = function (data) {
  if (!Buffer.isBuffer(data)) { data = Buffer.from(data, 'binary') }

  let end = data.length
  let appendEnd = data.length
  let found = false
  let splitTail = 0
  const tail = this.tail

  for (let i = tail.length; i > 0; --i) {
    if (tail.endsWith(S_DCRLF.slice(0, i))) {
      let matched = data.length >= S_DCRLF.length - i
      for (let j = i; matched && j < S_DCRLF.length; ++j) {
        matched = data[j - i] === S_DCRLF.charCodeAt(j)
      }
      if (matched) {
        end = S_DCRLF.length - i
        appendEnd = 0
        splitTail = i
        found = true
        break
      }
    }
  }

  if (!found) {
    const pos = data.indexOf(B_DCRLF)
    if (pos !== -1) {
      end = pos + B_DCRLF.length
      appendEnd = pos
      found = true
    }
  }

  if (!found) {
    this.tail = data.length >= 3
      ? data.toString('binary', data.length - 3)
      : (tail + data.toString('binary')).slice(-3)
  } else { this.tail = '' }

  if (appendEnd !== 0 && !this.maxed) {
    const remaining = this.maxHeaderSize - this.nread
    if (appendEnd >= remaining) {
      this.buffer += data.toString('binary', 0, remaining)
      this.nread = this.maxHeaderSize
      this.maxed = true
      this.dropped = appendEnd - remaining
    } else {
      this.buffer += data.toString('binary', 0, appendEnd)
      this.nread += appendEnd
    }
  } else {
    this.dropped += appendEnd
  }

  if (found) {
    // A CRLFCRLF header terminator split across pushes left its leading bytes
    // in this.buffer on the previous push; drop them so they do not trail the
    // last header value. splitTail is 0 in the common case, making this a no-op.
    // When maxHeaderSize truncation dropped some trailing bytes, only the
    // terminator bytes that actually made it into this.buffer are removed.
    const buffered = splitTail - this.dropped
    if (buffered > 0) {
      this.buffer = this.buffer.slice(0, this.buffer.length - buffered)
    }
    this._finish()
    return end
  }
}

HeaderParser.prototype.reset = function () {
  this.finished = false
  // A delimiter can cut off an incomplete header block; do not let its size
  // and pair counts carry over into the next part's header block.
  this.nread = this.npairs = 0
  this.maxed = false
  this.buffer = ''
  this.header = Object.create(null)
  this.tail = ''
  this.dropped = 0
}

HeaderParser.prototype._finish = function () {
  if (this.buffer) { this._parseHeader() }
  const header = this.header
  this.header = Object.create(null)
  this.buffer = ''
  this.tail = ''
  this.finished = true
  this.nread = this.npairs = 0
  this.maxed = false
  this.dropped = 0
  this.emit('header', header)
}

HeaderParser.prototype._parseHeader = function () {
  if (this.npairs === this.maxHeaderPairs) { return }

  const buffer = this.buffer
  let h
  let lineStart = 0

  while (lineStart < buffer.length) {
    let lineEnd = buffer.indexOf('\r\n', lineStart)
    if (lineEnd === -1) { lineEnd = buffer.length }

    if (lineEnd === lineStart) {
      lineStart = lineEnd + 2
      continue
    }

    // Reject bare line breaks instead of exposing them in parsed values
    const line = buffer.slice(lineStart, lineEnd)
    if (line.includes('\r') || line.includes('\n')) { return }

    if ((buffer[lineStart] === '\t' || buffer[lineStart] === ' ') && h) {
      // folded header content
      // RFC2822 says to just remove the CRLF and not the whitespace following
      // it, so we follow the RFC and include the leading whitespace ...
      this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd)
      lineStart = lineEnd + 2
      continue
    }

    const posColon = buffer.indexOf(':', lineStart)
    if (
      posColon === -1 ||
      posColon === lineStart ||
      posColon > lineEnd
    ) {
      return
    }
    h = buffer.slice(lineStart, posColon).toLowerCase()
    let valueStart = posColon + 1
    if (buffer[valueStart] === ' ' || buffer[valueStart] === '\t') { ++valueStart }
    const values = this.header[h] || (this.header[h] = [])
    values.push(buffer.slice(valueStart, lineEnd))
    if (++this.npairs === this.maxHeaderPairs) { break }

    lineStart = lineEnd + 2
  }
}

module.exports = HeaderParser


/***/ }),

/***/ 612:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const inherits = (__nccwpck_require__(7975).inherits)
const ReadableStream = (__nccwpck_require__(7075).Readable)

function PartStream (opts) {
  ReadableStream.call(this, opts)
}
inherits(PartStream, ReadableStream)

PartStream.prototype._read = function (n) {}

module.exports = PartStream


/***/ }),

/***/ 4136:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



/**
 * Copyright Brian White. All rights reserved.
 *
 * @see https://github.com/mscdex/streamsearch
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to
 * deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
 * sell copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in
 * all copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
 * FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
 * IN THE SOFTWARE.
 *
 * Based heavily on the Streaming Boyer-Moore-Horspool C++ implementation
 * by Hongli Lai at: https://github.com/FooBarWidget/boyer-moore-horspool
 */

const { EventEmitter } = __nccwpck_require__(8474)
const { inherits } = __nccwpck_require__(7975)

function SBMH (needle) {
  if (typeof needle === 'string') {
    needle = Buffer.from(needle)
  }

  if (!Buffer.isBuffer(needle)) {
    throw new TypeError('The needle has to be a String or a Buffer.')
  }

  const needleLength = needle.length
  const needleLastCharIndex = needleLength - 1

  if (needleLength === 0) {
    throw new Error('The needle cannot be an empty String/Buffer.')
  }

  if (needleLength > 256) {
    throw new Error('The needle cannot have a length bigger than 256.')
  }

  this.maxMatches = Infinity
  this.matches = 0

  this._occ = new Uint16Array(256)
    .fill(needleLength) // Initialize occurrence table.
  this._lookbehind_size = 0
  this._needle = needle
  this._bufpos = 0

  this._lookbehind = Buffer.alloc(needleLastCharIndex)

  // Populate occurrence table with analysis of the needle,
  // ignoring last letter.
  for (var i = 0; i < needleLastCharIndex; ++i) { // eslint-disable-line no-var
    this._occ[needle[i]] = needleLastCharIndex - i
  }
}
inherits(SBMH, EventEmitter)

SBMH.prototype.reset = function () {
  this._lookbehind_size = 0
  this.matches = 0
  this._bufpos = 0
}

SBMH.prototype.push = function (chunk, pos) {
  if (!Buffer.isBuffer(chunk)) {
    chunk = Buffer.from(chunk, 'binary')
  }
  const chlen = chunk.length
  this._bufpos = pos || 0
  let r
  while (r !== chlen && this.matches < this.maxMatches) { r = this._sbmh_feed(chunk) }
  return r
}

SBMH.prototype._sbmh_feed = function (data) {
  const len = data.length
  const needle = this._needle
  const needleLength = needle.length
  const needleLastCharIndex = needleLength - 1
  const needleLastChar = needle[needleLastCharIndex]

  // Positive: points to a position in `data`
  //           pos == 3 points to data[3]
  // Negative: points to a position in the lookbehind buffer
  //           pos == -2 points to lookbehind[lookbehind_size - 2]
  let pos = -this._lookbehind_size
  let ch

  if (pos < 0) {
    // Lookbehind buffer is not empty. Perform Boyer-Moore-Horspool
    // search with character lookup code that considers both the
    // lookbehind buffer and the current round's haystack data.
    //
    // Loop until
    //   there is a match.
    // or until
    //   we've moved past the position that requires the
    //   lookbehind buffer. In this case we switch to the
    //   optimized loop.
    // or until
    //   the character to look at lies outside the haystack.
    while (pos < 0 && pos <= len - needleLength) {
      ch = data[pos + needleLastCharIndex]

      if (
        ch === needleLastChar &&
        this._sbmh_memcmp(data, pos, needleLastCharIndex)
      ) {
        this._lookbehind_size = 0
        ++this.matches
        this.emit('info', true)
        return (this._bufpos = pos + needleLength)
      }

      pos += this._occ[ch]
    }

    // No match.

    while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) {
      // There's too few data for Boyer-Moore-Horspool to run,
      // so let's use a different algorithm to skip as much as
      // we can.
      // Forward pos until
      //   the trailing part of lookbehind + data
      //   looks like the beginning of the needle
      // or until
      //   pos == 0
      ++pos
    }

    if (pos >= 0) {
      // Discard lookbehind buffer.
      this.emit('info', false, this._lookbehind, 0, this._lookbehind_size)
      this._lookbehind_size = 0
    } else {
      // Cut off part of the lookbehind buffer that has
      // been processed and append the entire haystack
      // into it.
      const bytesToCutOff = this._lookbehind_size + pos
      if (bytesToCutOff > 0) {
        // The cut off data is guaranteed not to contain the needle.
        this.emit('info', false, this._lookbehind, 0, bytesToCutOff)
      }

      this._lookbehind_size -= bytesToCutOff
      this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size)

      data.copy(this._lookbehind, this._lookbehind_size)
      this._lookbehind_size += len

      this._bufpos = len
      return len
    }
  }

  // Lookbehind buffer is now empty. We only need to check if the
  // needle is in the haystack.
  pos = data.indexOf(needle, pos + this._bufpos)

  if (pos !== -1) {
    ++this.matches
    if (pos === 0) { this.emit('info', true) } else { this.emit('info', true, data, this._bufpos, pos) }
    return (this._bufpos = pos + needleLength)
  }

  pos = len - needleLastCharIndex
  if (pos < 0) {
    pos = 0
  }

  // There was no match. If there's trailing haystack data that we cannot
  // match yet using the Boyer-Moore-Horspool algorithm (because the trailing
  // data is less than the needle size) then match using a modified
  // algorithm that starts matching from the beginning instead of the end.
  // Whatever trailing data is left after running this algorithm is added to
  // the lookbehind buffer.
  while (
    pos !== len &&
    (
      data[pos] !== needle[0] ||
      Buffer.compare(
        data.subarray(pos + 1, len),
        needle.subarray(1, len - pos)
      ) !== 0
    )
  ) {
    ++pos
  }

  if (pos !== len) {
    data.copy(this._lookbehind, 0, pos, len)
    this._lookbehind_size = len - pos
  }

  // Everything until pos is guaranteed not to contain needle data.
  if (pos !== 0) { this.emit('info', false, data, this._bufpos, pos) }

  this._bufpos = len
  return len
}

SBMH.prototype._sbmh_lookup_char = function (data, pos) {
  return pos < 0
    ? this._lookbehind[this._lookbehind_size + pos]
    : data[pos]
}

SBMH.prototype._sbmh_memcmp = function (data, pos, len) {
  for (var i = 0; i < len; ++i) { // eslint-disable-line no-var
    if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) { return false }
  }
  return true
}

module.exports = SBMH


/***/ }),

/***/ 6614:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const WritableStream = (__nccwpck_require__(7075).Writable)
const { inherits } = __nccwpck_require__(7975)
const Dicer = __nccwpck_require__(7182)

const MultipartParser = __nccwpck_require__(1192)
const UrlencodedParser = __nccwpck_require__(855)
const parseParams = __nccwpck_require__(8929)

function Busboy (opts) {
  if (!(this instanceof Busboy)) { return new Busboy(opts) }

  if (typeof opts !== 'object') {
    throw new TypeError('Busboy expected an options-Object.')
  }
  if (typeof opts.headers !== 'object') {
    throw new TypeError('Busboy expected an options-Object with headers-attribute.')
  }
  if (typeof opts.headers['content-type'] !== 'string') {
    throw new TypeError('Missing Content-Type-header.')
  }

  const {
    headers,
    ...streamOptions
  } = opts

  this.opts = {
    autoDestroy: false,
    ...streamOptions
  }
  WritableStream.call(this, this.opts)

  this._done = false
  this._parser = this.getParserByHeaders(headers)
  this._finished = false
}
inherits(Busboy, WritableStream)

Busboy.prototype.emit = function (ev) {
  if (ev === 'finish') {
    if (!this._done) {
      this._parser?.end()
      return
    } else if (this._finished) {
      return
    }
    this._finished = true
  }
  WritableStream.prototype.emit.apply(this, arguments)
}

Busboy.prototype.getParserByHeaders = function (headers) {
  const parsed = parseParams(headers['content-type'])

  const cfg = {
    defCharset: this.opts.defCharset,
    fileHwm: this.opts.fileHwm,
    headers,
    highWaterMark: this.opts.highWaterMark,
    isPartAFile: this.opts.isPartAFile,
    limits: this.opts.limits,
    parsedConType: parsed,
    preservePath: this.opts.preservePath
  }

  if (MultipartParser.detect.test(parsed[0])) {
    return new MultipartParser(this, cfg)
  }
  if (UrlencodedParser.detect.test(parsed[0])) {
    return new UrlencodedParser(this, cfg)
  }
  throw new Error('Unsupported Content-Type.')
}

Busboy.prototype._write = function (chunk, encoding, cb) {
  this._parser.write(chunk, cb)
}

module.exports = Busboy
module.exports["default"] = Busboy
module.exports.Busboy = Busboy

module.exports.Dicer = Dicer


/***/ }),

/***/ 1192:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



// TODO:
//  * support 1 nested multipart level
//    (see second multipart example here:
//     https://www.w3.org/TR/html401/interact/forms.html#didx-multipartform-data)
//  * support limits.fieldNameSize
//     -- this will require modifications to utils.parseParams

const { Readable } = __nccwpck_require__(7075)
const { inherits } = __nccwpck_require__(7975)

const Dicer = __nccwpck_require__(7182)

const parseParams = __nccwpck_require__(8929)
const decodeText = __nccwpck_require__(2747)
const basename = __nccwpck_require__(692)
const getLimit = __nccwpck_require__(2393)

const RE_BOUNDARY = /^boundary$/i
const RE_FIELD = /^form-data$/i
const RE_CHARSET = /^charset$/i
const RE_FILENAME = /^filename$/i
const RE_NAME = /^name$/i

Multipart.detect = /^multipart\/form-data/i
function Multipart (boy, cfg) {
  let i
  let len
  const self = this
  let boundary
  const limits = cfg.limits
  const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => (contentType === 'application/octet-stream' || fileName !== undefined))
  const parsedConType = cfg.parsedConType || []
  const defCharset = cfg.defCharset || 'utf8'
  const preservePath = cfg.preservePath
  const fileOpts = { highWaterMark: cfg.fileHwm }

  for (i = 0, len = parsedConType.length; i < len; ++i) {
    if (Array.isArray(parsedConType[i]) &&
      RE_BOUNDARY.test(parsedConType[i][0])) {
      boundary = parsedConType[i][1]
      break
    }
  }

  function checkFinished () {
    if (nends === 0 && finished && !boy._done) {
      finished = false
      self.end()
    }
  }

  if (typeof boundary !== 'string') { throw new Error('Multipart: Boundary not found') }

  const fieldSizeLimit = getLimit(limits, 'fieldSize', 1 * 1024 * 1024)
  const fileSizeLimit = getLimit(limits, 'fileSize', Infinity)
  const filesLimit = getLimit(limits, 'files', Infinity)
  const fieldsLimit = getLimit(limits, 'fields', Infinity)
  const partsLimit = getLimit(limits, 'parts', Infinity)
  const headerPairsLimit = getLimit(limits, 'headerPairs', 2000)
  const headerSizeLimit = getLimit(limits, 'headerSize', 80 * 1024)

  let nfiles = 0
  let nfields = 0
  let nends = 0
  let curFile
  let curField
  let finished = false

  this._needDrain = false
  this._pause = false
  this._cb = undefined
  this._nparts = 0
  this._boy = boy

  const parserCfg = {
    boundary,
    maxHeaderPairs: headerPairsLimit,
    maxHeaderSize: headerSizeLimit,
    partHwm: fileOpts.highWaterMark,
    highWaterMark: cfg.highWaterMark
  }

  this.parser = new Dicer(parserCfg)
  this.parser.on('drain', function () {
    self._needDrain = false
    if (self._cb && !self._pause) {
      const cb = self._cb
      self._cb = undefined
      cb()
    }
  }).on('part', function onPart (part) {
    if (++self._nparts > partsLimit) {
      self.parser.removeListener('part', onPart)
      self.parser.on('part', skipPart)
      boy.hitPartsLimit = true
      boy.emit('partsLimit')
      return skipPart(part)
    }

    // hack because streams2 _always_ doesn't emit 'end' until nextTick, so let
    // us emit 'end' early since we know the part has ended if we are already
    // seeing the next part
    if (curField) {
      const field = curField
      field.emit('end')
      field.removeAllListeners('end')
    }

    part.on('header', function (header) {
      let contype
      let fieldname
      let parsed
      let charset
      let encoding
      let filename
      let nsize = 0

      if (header['content-type']) {
        const contentType = header['content-type'][0]
        if (contentType.length !== 0 && contentType.indexOf(';') === -1 && contentType.indexOf(' ') === -1 && contentType.indexOf('\t') === -1) {
          contype = contentType.toLowerCase()
        } else {
          parsed = parseParams(contentType)
          if (parsed[0]) {
            contype = parsed[0].toLowerCase()
            for (i = 0, len = parsed.length; i < len; ++i) {
              if (RE_CHARSET.test(parsed[i][0])) {
                charset = parsed[i][1].toLowerCase()
                break
              }
            }
          }
        }
      }

      if (contype === undefined) { contype = 'text/plain' }
      if (charset === undefined) { charset = defCharset }

      if (header['content-disposition']) {
        parsed = parseParams(header['content-disposition'][0])
        if (!RE_FIELD.test(parsed[0])) { return skipPart(part) }
        for (i = 0, len = parsed.length; i < len; ++i) {
          if (RE_NAME.test(parsed[i][0])) {
            fieldname = parsed[i][1]
            if (hasBareLineBreak(fieldname)) { return skipPart(part) }
          } else if (RE_FILENAME.test(parsed[i][0])) {
            filename = parsed[i][1]
            if (hasBareLineBreak(filename)) { return skipPart(part) }
            if (!preservePath) { filename = basename(filename) }
          }
        }
      } else { return skipPart(part) }

      if (header['content-transfer-encoding']) { encoding = header['content-transfer-encoding'][0].toLowerCase() } else { encoding = '7bit' }

      let onData,
        onEnd

      if (isPartAFile(fieldname, contype, filename)) {
        // file/binary field
        if (nfiles === filesLimit) {
          if (!boy.hitFilesLimit) {
            boy.hitFilesLimit = true
            boy.emit('filesLimit')
          }
          return skipPart(part)
        }

        ++nfiles

        if (boy.listenerCount('file') === 0) {
          self.parser._ignore()
          return
        }

        ++nends
        const file = new FileStream(fileOpts)
        curFile = file
        file.on('end', function () {
          --nends
          self._pause = false
          checkFinished()
          if (self._cb && !self._needDrain) {
            const cb = self._cb
            self._cb = undefined
            cb()
          }
        })
        file._read = function (n) {
          if (!self._pause) { return }
          self._pause = false
          if (self._cb && !self._needDrain) {
            const cb = self._cb
            self._cb = undefined
            cb()
          }
        }
        boy.emit('file', fieldname, file, filename, encoding, contype)

        onData = function (data) {
          if ((nsize += data.length) > fileSizeLimit) {
            const extralen = fileSizeLimit - nsize + data.length
            if (extralen > 0) { file.push(data.slice(0, extralen)) }
            file.truncated = true
            file.bytesRead = fileSizeLimit
            part.removeAllListeners('data')
            file.emit('limit')
            return
          } else if (!file.push(data)) { self._pause = true }

          file.bytesRead = nsize
        }

        onEnd = function () {
          curFile = undefined
          file.push(null)
        }
      } else {
        // non-file field
        if (nfields === fieldsLimit) {
          if (!boy.hitFieldsLimit) {
            boy.hitFieldsLimit = true
            boy.emit('fieldsLimit')
          }
          return skipPart(part)
        }

        ++nfields
        ++nends
        let buffer = ''
        let truncated = false
        curField = part

        onData = function (data) {
          if ((nsize += data.length) > fieldSizeLimit) {
            const extralen = (fieldSizeLimit - (nsize - data.length))
            buffer += data.toString('binary', 0, extralen)
            truncated = true
            part.removeAllListeners('data')
          } else { buffer += data.toString('binary') }
        }

        onEnd = function () {
          curField = undefined
          if (buffer.length) { buffer = decodeText(buffer, 'binary', charset) }
          boy.emit('field', fieldname, buffer, false, truncated, encoding, contype)
          --nends
          checkFinished()
        }
      }

      /* As of node@2efe4ab761666 (v0.10.29+/v0.11.14+), busboy had become
         broken. Streams2/streams3 is a huge black box of confusion, but
         somehow overriding the sync state seems to fix things again (and still
         seems to work for previous node versions).
      */
      part._readableState.sync = false

      part.on('data', onData)
      part.on('end', onEnd)
    }).on('error', function (err) {
      if (curFile) { curFile.emit('error', err) }
    })
  }).on('error', function (err) {
    boy.emit('error', err)
  }).on('finish', function () {
    finished = true
    checkFinished()
  })
}

Multipart.prototype.write = function (chunk, cb) {
  // After the closing delimiter Dicer is no longer writable. A later
  // chunk can still carry an RFC 2046 epilogue; ignore it so the write
  // callback still runs instead of hanging on a destroyed parser.
  if (!this.parser.writable) {
    cb()
    return
  }

  const r = this.parser.write(chunk)
  if (r && !this._pause) {
    cb()
  } else {
    this._needDrain = !r
    this._cb = cb
  }
}

Multipart.prototype.end = function () {
  const self = this

  if (self.parser.writable) {
    self.parser.end()
  } else if (!self._boy._done) {
    process.nextTick(function () {
      self._boy._done = true
      self._boy.emit('finish')
    })
  }
}

function skipPart (part) {
  // A skipped part has no consumer. If the request body ends in the middle of
  // the part, Dicer emits a "terminated early" error on it. Without a listener
  // Node throws an unhandled 'error' event and exits the process.
  part.on('error', () => {})
  part.resume()
}

function hasBareLineBreak (value) {
  return typeof value === 'string' && (value.includes('\r') || value.includes('\n'))
}

function FileStream (opts) {
  Readable.call(this, opts)

  this.bytesRead = 0

  this.truncated = false
}

inherits(FileStream, Readable)

FileStream.prototype._read = function (n) {}

module.exports = Multipart


/***/ }),

/***/ 855:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const Decoder = __nccwpck_require__(1496)
const decodeText = __nccwpck_require__(2747)
const getLimit = __nccwpck_require__(2393)

const RE_CHARSET = /^charset$/i

UrlEncoded.detect = /^application\/x-www-form-urlencoded/i
function UrlEncoded (boy, cfg) {
  const limits = cfg.limits
  const parsedConType = cfg.parsedConType
  this.boy = boy

  this.fieldSizeLimit = getLimit(limits, 'fieldSize', 1 * 1024 * 1024)
  this.fieldNameSizeLimit = getLimit(limits, 'fieldNameSize', 100)
  this.fieldsLimit = getLimit(limits, 'fields', Infinity)

  let charset
  for (var i = 0, len = parsedConType.length; i < len; ++i) { // eslint-disable-line no-var
    if (Array.isArray(parsedConType[i]) &&
        RE_CHARSET.test(parsedConType[i][0])) {
      charset = parsedConType[i][1].toLowerCase()
      break
    }
  }

  if (charset === undefined) { charset = cfg.defCharset || 'utf8' }

  this.decoder = new Decoder()
  this.charset = charset
  this._fields = 0
  this._state = 'key'
  this._checkingBytes = true
  this._bytesKey = 0
  this._bytesVal = 0
  this._key = ''
  this._val = ''
  this._keyTrunc = false
  this._valTrunc = false
  this._hitLimit = false
}

UrlEncoded.prototype.write = function (data, cb) {
  if (this._fields === this.fieldsLimit) {
    if (!this.boy.hitFieldsLimit) {
      this.boy.hitFieldsLimit = true
      this.boy.emit('fieldsLimit')
    }
    return cb()
  }

  let idxeq; let idxamp; let i; let p = 0; const len = data.length

  while (p < len) {
    if (this._state === 'key') {
      idxeq = idxamp = undefined
      for (i = p; i < len; ++i) {
        if (!this._checkingBytes) { ++p }
        if (data[i] === 0x3D/* = */) {
          idxeq = i
          break
        } else if (data[i] === 0x26/* & */) {
          idxamp = i
          break
        }
        if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
          this._hitLimit = true
          break
        } else if (this._checkingBytes) { ++this._bytesKey }
      }

      if (idxeq !== undefined) {
        // key with assignment
        if (idxeq > p) { this._key += this.decoder.write(data.toString('binary', p, idxeq)) }
        this._endKey()
        this._state = 'val'

        this._hitLimit = false
        this._checkingBytes = true
        this._val = ''
        this._bytesVal = 0
        this._valTrunc = false
        this.decoder.reset()

        p = idxeq + 1
      } else if (idxamp !== undefined) {
        // key with no assignment
        ++this._fields
        if (idxamp > p) { this._key += this.decoder.write(data.toString('binary', p, idxamp)) }
        this._endKey()
        const key = this._key; const keyTrunc = this._keyTrunc

        this._hitLimit = false
        this._checkingBytes = true
        this._key = ''
        this._bytesKey = 0
        this._keyTrunc = false
        this.decoder.reset()

        if (key.length) {
          this.boy.emit('field', decodeText(key, 'binary', this.charset),
            '',
            keyTrunc,
            false)
        }

        p = idxamp + 1
        if (this._fields === this.fieldsLimit) { return cb() }
      } else if (this._hitLimit) {
        // we may not have hit the actual limit if there are encoded bytes...
        if (i > p) { this._key += this.decoder.write(data.toString('binary', p, i)) }
        p = i
        // A malformed percent escape is emitted verbatim once the decoder sees
        // it is invalid, so the decoded length can jump past the limit.
        if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
          // yep, we actually did hit the limit
          this._key = this._key.substring(0, this.fieldNameSizeLimit)
          this._checkingBytes = false
          this._keyTrunc = true
        }
      } else {
        if (p < len) { this._key += this.decoder.write(data.toString('binary', p)) }
        p = len
      }
    } else {
      idxamp = undefined
      for (i = p; i < len; ++i) {
        if (!this._checkingBytes) { ++p }
        if (data[i] === 0x26/* & */) {
          idxamp = i
          break
        }
        if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
          this._hitLimit = true
          break
        } else if (this._checkingBytes) { ++this._bytesVal }
      }

      if (idxamp !== undefined) {
        ++this._fields
        if (idxamp > p) { this._val += this.decoder.write(data.toString('binary', p, idxamp)) }
        this._endVal()
        this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
          decodeText(this._val, 'binary', this.charset),
          this._keyTrunc,
          this._valTrunc)
        this._state = 'key'

        this._hitLimit = false
        this._checkingBytes = true
        this._key = ''
        this._bytesKey = 0
        this._keyTrunc = false
        this.decoder.reset()

        p = idxamp + 1
        if (this._fields === this.fieldsLimit) { return cb() }
      } else if (this._hitLimit) {
        // we may not have hit the actual limit if there are encoded bytes...
        if (i > p) { this._val += this.decoder.write(data.toString('binary', p, i)) }
        p = i
        // A malformed percent escape is emitted verbatim once the decoder sees
        // it is invalid, so the decoded length can jump past the limit.
        if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
          // yep, we actually did hit the limit
          this._val = this._val.substring(0, this.fieldSizeLimit)
          this._checkingBytes = false
          this._valTrunc = true
        }
      } else {
        if (p < len) { this._val += this.decoder.write(data.toString('binary', p)) }
        p = len
      }
    }
  }
  cb()
}

UrlEncoded.prototype.end = function () {
  if (this.boy._done) { return }

  if (this._state === 'key') {
    this._endKey()
    if (this._key.length > 0) {
      this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
        '',
        this._keyTrunc,
        false)
    }
  } else {
    this._endVal()
    this.boy.emit('field', decodeText(this._key, 'binary', this.charset),
      decodeText(this._val, 'binary', this.charset),
      this._keyTrunc,
      this._valTrunc)
  }
  this.boy._done = true
  this.boy.emit('finish')
}

UrlEncoded.prototype._endKey = function () {
  this._key += this.decoder.end()
  if (this._key.length > this.fieldNameSizeLimit) {
    this._key = this._key.substring(0, this.fieldNameSizeLimit)
    this._keyTrunc = true
  }
}

UrlEncoded.prototype._endVal = function () {
  this._val += this.decoder.end()
  if (this._val.length > this.fieldSizeLimit) {
    this._val = this._val.substring(0, this.fieldSizeLimit)
    this._valTrunc = true
  }
}

module.exports = UrlEncoded


/***/ }),

/***/ 1496:
/***/ ((module) => {



const RE_PLUS = /\+/g

const HEX = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
]

function Decoder () {
  this.buffer = undefined
}
Decoder.prototype.write = function (str) {
  // Replace '+' with ' ' before decoding
  str = str.replace(RE_PLUS, ' ')
  let res = ''
  let i = 0; let p = 0; const len = str.length
  for (; i < len; ++i) {
    if (this.buffer !== undefined) {
      if (!HEX[str.charCodeAt(i)]) {
        res += '%' + this.buffer
        this.buffer = undefined
        --i // retry character
      } else {
        this.buffer += str[i]
        ++p
        if (this.buffer.length === 2) {
          res += String.fromCharCode(parseInt(this.buffer, 16))
          this.buffer = undefined
        }
      }
    } else if (str[i] === '%') {
      if (i > p) {
        res += str.substring(p, i)
        p = i
      }
      this.buffer = ''
      ++p
    }
  }
  if (p < len && this.buffer === undefined) { res += str.substring(p) }
  return res
}
Decoder.prototype.end = function () {
  // An incomplete escape at the end of the input is kept literally
  const res = this.buffer === undefined ? '' : '%' + this.buffer
  this.buffer = undefined
  return res
}
Decoder.prototype.reset = function () {
  this.buffer = undefined
}

module.exports = Decoder


/***/ }),

/***/ 692:
/***/ ((module) => {



module.exports = function basename (path) {
  if (typeof path !== 'string') { return '' }
  for (var i = path.length - 1; i >= 0; --i) { // eslint-disable-line no-var
    switch (path.charCodeAt(i)) {
      case 0x2F: // '/'
      case 0x5C: // '\'
        path = path.slice(i + 1)
        return (path === '..' || path === '.' ? '' : path)
    }
  }
  return (path === '..' || path === '.' ? '' : path)
}


/***/ }),

/***/ 2747:
/***/ (function(module) {



// Node has always utf-8
const utf8Decoder = new TextDecoder('utf-8')
const textDecoders = new Map([
  ['utf-8', utf8Decoder],
  ['utf8', utf8Decoder]
])

function getDecoder (charset) {
  let lc
  while (true) {
    switch (charset) {
      case 'utf-8':
      case 'utf8':
        return decoders.utf8
      case 'latin1':
      case 'ascii': // TODO: Make these a separate, strict decoder?
      case 'us-ascii':
      case 'iso-8859-1':
      case 'iso8859-1':
      case 'iso88591':
      case 'iso_8859-1':
      case 'windows-1252':
      case 'iso_8859-1:1987':
      case 'cp1252':
      case 'x-cp1252':
        return decoders.latin1
      case 'utf16le':
      case 'utf-16le':
      case 'ucs2':
      case 'ucs-2':
        return decoders.utf16le
      case 'base64':
        return decoders.base64
      default:
        if (lc === undefined) {
          lc = true
          charset = charset.toLowerCase()
          continue
        }
        return decoders.other.bind(charset)
    }
  }
}

function isAscii (data) {
  for (var i = 0, len = data.length; i < len; ++i) { // eslint-disable-line no-var
    if (data.charCodeAt(i) > 0x7F) { return false }
  }
  return true
}

const decoders = {
  utf8: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      if (isAscii(data)) { return data }
      data = Buffer.from(data, sourceEncoding)
    }
    return data.utf8Slice(0, data.length)
  },

  latin1: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      return data
    }
    return data.latin1Slice(0, data.length)
  },

  utf16le: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }
    return data.ucs2Slice(0, data.length)
  },

  base64: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }
    return data.base64Slice(0, data.length)
  },

  other: (data, sourceEncoding) => {
    if (data.length === 0) {
      return ''
    }
    if (typeof data === 'string') {
      data = Buffer.from(data, sourceEncoding)
    }

    if (textDecoders.has(this.toString())) {
      try {
        return textDecoders.get(this).decode(data)
      } catch {}
    }
    return typeof data === 'string'
      ? data
      : data.toString()
  }
}

function decodeText (text, sourceEncoding, destEncoding) {
  if (text) {
    return getDecoder(destEncoding)(text, sourceEncoding)
  }
  return text
}

module.exports = decodeText


/***/ }),

/***/ 2393:
/***/ ((module) => {



module.exports = function getLimit (limits, name, defaultLimit) {
  if (
    !limits ||
    limits[name] === undefined ||
    limits[name] === null
  ) { return defaultLimit }

  if (
    typeof limits[name] !== 'number' ||
    isNaN(limits[name])
  ) { throw new TypeError('Limit ' + name + ' is not a valid number') }

  return limits[name]
}


/***/ }),

/***/ 8929:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const decodeText = __nccwpck_require__(2747)

const RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g

const EncodedLookup = {
  '%00': '\x00',
  '%01': '\x01',
  '%02': '\x02',
  '%03': '\x03',
  '%04': '\x04',
  '%05': '\x05',
  '%06': '\x06',
  '%07': '\x07',
  '%08': '\x08',
  '%09': '\x09',
  '%0a': '\x0a',
  '%0A': '\x0a',
  '%0b': '\x0b',
  '%0B': '\x0b',
  '%0c': '\x0c',
  '%0C': '\x0c',
  '%0d': '\x0d',
  '%0D': '\x0d',
  '%0e': '\x0e',
  '%0E': '\x0e',
  '%0f': '\x0f',
  '%0F': '\x0f',
  '%10': '\x10',
  '%11': '\x11',
  '%12': '\x12',
  '%13': '\x13',
  '%14': '\x14',
  '%15': '\x15',
  '%16': '\x16',
  '%17': '\x17',
  '%18': '\x18',
  '%19': '\x19',
  '%1a': '\x1a',
  '%1A': '\x1a',
  '%1b': '\x1b',
  '%1B': '\x1b',
  '%1c': '\x1c',
  '%1C': '\x1c',
  '%1d': '\x1d',
  '%1D': '\x1d',
  '%1e': '\x1e',
  '%1E': '\x1e',
  '%1f': '\x1f',
  '%1F': '\x1f',
  '%20': '\x20',
  '%21': '\x21',
  '%22': '\x22',
  '%23': '\x23',
  '%24': '\x24',
  '%25': '\x25',
  '%26': '\x26',
  '%27': '\x27',
  '%28': '\x28',
  '%29': '\x29',
  '%2a': '\x2a',
  '%2A': '\x2a',
  '%2b': '\x2b',
  '%2B': '\x2b',
  '%2c': '\x2c',
  '%2C': '\x2c',
  '%2d': '\x2d',
  '%2D': '\x2d',
  '%2e': '\x2e',
  '%2E': '\x2e',
  '%2f': '\x2f',
  '%2F': '\x2f',
  '%30': '\x30',
  '%31': '\x31',
  '%32': '\x32',
  '%33': '\x33',
  '%34': '\x34',
  '%35': '\x35',
  '%36': '\x36',
  '%37': '\x37',
  '%38': '\x38',
  '%39': '\x39',
  '%3a': '\x3a',
  '%3A': '\x3a',
  '%3b': '\x3b',
  '%3B': '\x3b',
  '%3c': '\x3c',
  '%3C': '\x3c',
  '%3d': '\x3d',
  '%3D': '\x3d',
  '%3e': '\x3e',
  '%3E': '\x3e',
  '%3f': '\x3f',
  '%3F': '\x3f',
  '%40': '\x40',
  '%41': '\x41',
  '%42': '\x42',
  '%43': '\x43',
  '%44': '\x44',
  '%45': '\x45',
  '%46': '\x46',
  '%47': '\x47',
  '%48': '\x48',
  '%49': '\x49',
  '%4a': '\x4a',
  '%4A': '\x4a',
  '%4b': '\x4b',
  '%4B': '\x4b',
  '%4c': '\x4c',
  '%4C': '\x4c',
  '%4d': '\x4d',
  '%4D': '\x4d',
  '%4e': '\x4e',
  '%4E': '\x4e',
  '%4f': '\x4f',
  '%4F': '\x4f',
  '%50': '\x50',
  '%51': '\x51',
  '%52': '\x52',
  '%53': '\x53',
  '%54': '\x54',
  '%55': '\x55',
  '%56': '\x56',
  '%57': '\x57',
  '%58': '\x58',
  '%59': '\x59',
  '%5a': '\x5a',
  '%5A': '\x5a',
  '%5b': '\x5b',
  '%5B': '\x5b',
  '%5c': '\x5c',
  '%5C': '\x5c',
  '%5d': '\x5d',
  '%5D': '\x5d',
  '%5e': '\x5e',
  '%5E': '\x5e',
  '%5f': '\x5f',
  '%5F': '\x5f',
  '%60': '\x60',
  '%61': '\x61',
  '%62': '\x62',
  '%63': '\x63',
  '%64': '\x64',
  '%65': '\x65',
  '%66': '\x66',
  '%67': '\x67',
  '%68': '\x68',
  '%69': '\x69',
  '%6a': '\x6a',
  '%6A': '\x6a',
  '%6b': '\x6b',
  '%6B': '\x6b',
  '%6c': '\x6c',
  '%6C': '\x6c',
  '%6d': '\x6d',
  '%6D': '\x6d',
  '%6e': '\x6e',
  '%6E': '\x6e',
  '%6f': '\x6f',
  '%6F': '\x6f',
  '%70': '\x70',
  '%71': '\x71',
  '%72': '\x72',
  '%73': '\x73',
  '%74': '\x74',
  '%75': '\x75',
  '%76': '\x76',
  '%77': '\x77',
  '%78': '\x78',
  '%79': '\x79',
  '%7a': '\x7a',
  '%7A': '\x7a',
  '%7b': '\x7b',
  '%7B': '\x7b',
  '%7c': '\x7c',
  '%7C': '\x7c',
  '%7d': '\x7d',
  '%7D': '\x7d',
  '%7e': '\x7e',
  '%7E': '\x7e',
  '%7f': '\x7f',
  '%7F': '\x7f',
  '%80': '\x80',
  '%81': '\x81',
  '%82': '\x82',
  '%83': '\x83',
  '%84': '\x84',
  '%85': '\x85',
  '%86': '\x86',
  '%87': '\x87',
  '%88': '\x88',
  '%89': '\x89',
  '%8a': '\x8a',
  '%8A': '\x8a',
  '%8b': '\x8b',
  '%8B': '\x8b',
  '%8c': '\x8c',
  '%8C': '\x8c',
  '%8d': '\x8d',
  '%8D': '\x8d',
  '%8e': '\x8e',
  '%8E': '\x8e',
  '%8f': '\x8f',
  '%8F': '\x8f',
  '%90': '\x90',
  '%91': '\x91',
  '%92': '\x92',
  '%93': '\x93',
  '%94': '\x94',
  '%95': '\x95',
  '%96': '\x96',
  '%97': '\x97',
  '%98': '\x98',
  '%99': '\x99',
  '%9a': '\x9a',
  '%9A': '\x9a',
  '%9b': '\x9b',
  '%9B': '\x9b',
  '%9c': '\x9c',
  '%9C': '\x9c',
  '%9d': '\x9d',
  '%9D': '\x9d',
  '%9e': '\x9e',
  '%9E': '\x9e',
  '%9f': '\x9f',
  '%9F': '\x9f',
  '%a0': '\xa0',
  '%A0': '\xa0',
  '%a1': '\xa1',
  '%A1': '\xa1',
  '%a2': '\xa2',
  '%A2': '\xa2',
  '%a3': '\xa3',
  '%A3': '\xa3',
  '%a4': '\xa4',
  '%A4': '\xa4',
  '%a5': '\xa5',
  '%A5': '\xa5',
  '%a6': '\xa6',
  '%A6': '\xa6',
  '%a7': '\xa7',
  '%A7': '\xa7',
  '%a8': '\xa8',
  '%A8': '\xa8',
  '%a9': '\xa9',
  '%A9': '\xa9',
  '%aa': '\xaa',
  '%Aa': '\xaa',
  '%aA': '\xaa',
  '%AA': '\xaa',
  '%ab': '\xab',
  '%Ab': '\xab',
  '%aB': '\xab',
  '%AB': '\xab',
  '%ac': '\xac',
  '%Ac': '\xac',
  '%aC': '\xac',
  '%AC': '\xac',
  '%ad': '\xad',
  '%Ad': '\xad',
  '%aD': '\xad',
  '%AD': '\xad',
  '%ae': '\xae',
  '%Ae': '\xae',
  '%aE': '\xae',
  '%AE': '\xae',
  '%af': '\xaf',
  '%Af': '\xaf',
  '%aF': '\xaf',
  '%AF': '\xaf',
  '%b0': '\xb0',
  '%B0': '\xb0',
  '%b1': '\xb1',
  '%B1': '\xb1',
  '%b2': '\xb2',
  '%B2': '\xb2',
  '%b3': '\xb3',
  '%B3': '\xb3',
  '%b4': '\xb4',
  '%B4': '\xb4',
  '%b5': '\xb5',
  '%B5': '\xb5',
  '%b6': '\xb6',
  '%B6': '\xb6',
  '%b7': '\xb7',
  '%B7': '\xb7',
  '%b8': '\xb8',
  '%B8': '\xb8',
  '%b9': '\xb9',
  '%B9': '\xb9',
  '%ba': '\xba',
  '%Ba': '\xba',
  '%bA': '\xba',
  '%BA': '\xba',
  '%bb': '\xbb',
  '%Bb': '\xbb',
  '%bB': '\xbb',
  '%BB': '\xbb',
  '%bc': '\xbc',
  '%Bc': '\xbc',
  '%bC': '\xbc',
  '%BC': '\xbc',
  '%bd': '\xbd',
  '%Bd': '\xbd',
  '%bD': '\xbd',
  '%BD': '\xbd',
  '%be': '\xbe',
  '%Be': '\xbe',
  '%bE': '\xbe',
  '%BE': '\xbe',
  '%bf': '\xbf',
  '%Bf': '\xbf',
  '%bF': '\xbf',
  '%BF': '\xbf',
  '%c0': '\xc0',
  '%C0': '\xc0',
  '%c1': '\xc1',
  '%C1': '\xc1',
  '%c2': '\xc2',
  '%C2': '\xc2',
  '%c3': '\xc3',
  '%C3': '\xc3',
  '%c4': '\xc4',
  '%C4': '\xc4',
  '%c5': '\xc5',
  '%C5': '\xc5',
  '%c6': '\xc6',
  '%C6': '\xc6',
  '%c7': '\xc7',
  '%C7': '\xc7',
  '%c8': '\xc8',
  '%C8': '\xc8',
  '%c9': '\xc9',
  '%C9': '\xc9',
  '%ca': '\xca',
  '%Ca': '\xca',
  '%cA': '\xca',
  '%CA': '\xca',
  '%cb': '\xcb',
  '%Cb': '\xcb',
  '%cB': '\xcb',
  '%CB': '\xcb',
  '%cc': '\xcc',
  '%Cc': '\xcc',
  '%cC': '\xcc',
  '%CC': '\xcc',
  '%cd': '\xcd',
  '%Cd': '\xcd',
  '%cD': '\xcd',
  '%CD': '\xcd',
  '%ce': '\xce',
  '%Ce': '\xce',
  '%cE': '\xce',
  '%CE': '\xce',
  '%cf': '\xcf',
  '%Cf': '\xcf',
  '%cF': '\xcf',
  '%CF': '\xcf',
  '%d0': '\xd0',
  '%D0': '\xd0',
  '%d1': '\xd1',
  '%D1': '\xd1',
  '%d2': '\xd2',
  '%D2': '\xd2',
  '%d3': '\xd3',
  '%D3': '\xd3',
  '%d4': '\xd4',
  '%D4': '\xd4',
  '%d5': '\xd5',
  '%D5': '\xd5',
  '%d6': '\xd6',
  '%D6': '\xd6',
  '%d7': '\xd7',
  '%D7': '\xd7',
  '%d8': '\xd8',
  '%D8': '\xd8',
  '%d9': '\xd9',
  '%D9': '\xd9',
  '%da': '\xda',
  '%Da': '\xda',
  '%dA': '\xda',
  '%DA': '\xda',
  '%db': '\xdb',
  '%Db': '\xdb',
  '%dB': '\xdb',
  '%DB': '\xdb',
  '%dc': '\xdc',
  '%Dc': '\xdc',
  '%dC': '\xdc',
  '%DC': '\xdc',
  '%dd': '\xdd',
  '%Dd': '\xdd',
  '%dD': '\xdd',
  '%DD': '\xdd',
  '%de': '\xde',
  '%De': '\xde',
  '%dE': '\xde',
  '%DE': '\xde',
  '%df': '\xdf',
  '%Df': '\xdf',
  '%dF': '\xdf',
  '%DF': '\xdf',
  '%e0': '\xe0',
  '%E0': '\xe0',
  '%e1': '\xe1',
  '%E1': '\xe1',
  '%e2': '\xe2',
  '%E2': '\xe2',
  '%e3': '\xe3',
  '%E3': '\xe3',
  '%e4': '\xe4',
  '%E4': '\xe4',
  '%e5': '\xe5',
  '%E5': '\xe5',
  '%e6': '\xe6',
  '%E6': '\xe6',
  '%e7': '\xe7',
  '%E7': '\xe7',
  '%e8': '\xe8',
  '%E8': '\xe8',
  '%e9': '\xe9',
  '%E9': '\xe9',
  '%ea': '\xea',
  '%Ea': '\xea',
  '%eA': '\xea',
  '%EA': '\xea',
  '%eb': '\xeb',
  '%Eb': '\xeb',
  '%eB': '\xeb',
  '%EB': '\xeb',
  '%ec': '\xec',
  '%Ec': '\xec',
  '%eC': '\xec',
  '%EC': '\xec',
  '%ed': '\xed',
  '%Ed': '\xed',
  '%eD': '\xed',
  '%ED': '\xed',
  '%ee': '\xee',
  '%Ee': '\xee',
  '%eE': '\xee',
  '%EE': '\xee',
  '%ef': '\xef',
  '%Ef': '\xef',
  '%eF': '\xef',
  '%EF': '\xef',
  '%f0': '\xf0',
  '%F0': '\xf0',
  '%f1': '\xf1',
  '%F1': '\xf1',
  '%f2': '\xf2',
  '%F2': '\xf2',
  '%f3': '\xf3',
  '%F3': '\xf3',
  '%f4': '\xf4',
  '%F4': '\xf4',
  '%f5': '\xf5',
  '%F5': '\xf5',
  '%f6': '\xf6',
  '%F6': '\xf6',
  '%f7': '\xf7',
  '%F7': '\xf7',
  '%f8': '\xf8',
  '%F8': '\xf8',
  '%f9': '\xf9',
  '%F9': '\xf9',
  '%fa': '\xfa',
  '%Fa': '\xfa',
  '%fA': '\xfa',
  '%FA': '\xfa',
  '%fb': '\xfb',
  '%Fb': '\xfb',
  '%fB': '\xfb',
  '%FB': '\xfb',
  '%fc': '\xfc',
  '%Fc': '\xfc',
  '%fC': '\xfc',
  '%FC': '\xfc',
  '%fd': '\xfd',
  '%Fd': '\xfd',
  '%fD': '\xfd',
  '%FD': '\xfd',
  '%fe': '\xfe',
  '%Fe': '\xfe',
  '%fE': '\xfe',
  '%FE': '\xfe',
  '%ff': '\xff',
  '%Ff': '\xff',
  '%fF': '\xff',
  '%FF': '\xff'
}

function encodedReplacer (match) {
  return EncodedLookup[match]
}

function decodeUtf8Text (text) {
  for (var i = 0, len = text.length; i < len; ++i) { // eslint-disable-line no-var
    if (text.charCodeAt(i) > 0x7F) { return decodeText(text, 'binary', 'utf8') }
  }
  return text
}

const STATE_KEY = 0
const STATE_VALUE = 1
const STATE_CHARSET = 2
const STATE_LANG = 3

function parseFormDataDisposition (str) {
  if (!str.startsWith('form-data; name="')) { return }

  let valueStart = 17
  let valueEnd = str.indexOf('"', valueStart)
  if (valueEnd === -1 || str.indexOf('\\', valueStart) !== -1) { return }

  const res = ['form-data', ['name', decodeUtf8Text(str.slice(valueStart, valueEnd))]]
  let pos = valueEnd + 1

  while (pos < str.length && str[pos] !== ';') { ++pos }
  if (pos === str.length) { return res }

  ++pos
  while (str[pos] === ' ' || str[pos] === '\t') { ++pos }
  if (!str.startsWith('filename="', pos)) { return }

  valueStart = pos + 10
  valueEnd = str.indexOf('"', valueStart)
  if (valueEnd === -1 || str.indexOf('\\', valueStart) !== -1) { return }

  res.push(['filename', decodeUtf8Text(str.slice(valueStart, valueEnd))])
  return res
}

function parseParams (str) {
  if (str.indexOf(';') === -1) { return [decodeUtf8Text(str)] }

  const fastFormData = parseFormDataDisposition(str)
  if (fastFormData !== undefined) { return fastFormData }

  const res = []
  let state = STATE_KEY
  let charset = ''
  let inquote = false
  let escaping = false
  let p = 0
  let tmp = ''
  const len = str.length

  for (var i = 0; i < len; ++i) { // eslint-disable-line no-var
    const char = str[i]
    if (char === '\\' && inquote) {
      if (escaping) { escaping = false } else {
        escaping = true
        continue
      }
    } else if (char === '"') {
      if (!escaping) {
        if (inquote) {
          inquote = false
          state = STATE_KEY
          // Skip any remaining characters until we hit a semicolon or end of string
          // This ensures we don't include characters after the closing quote
          while (i + 1 < len && str[i + 1] !== ';') {
            ++i
          }
        } else { inquote = true }
        continue
      } else { escaping = false }
    } else {
      if (escaping && inquote) { tmp += '\\' }
      escaping = false
      if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
        if (state === STATE_CHARSET) {
          state = STATE_LANG
          charset = tmp.substring(1)
        } else { state = STATE_VALUE }
        tmp = ''
        continue
      } else if (state === STATE_KEY &&
        (char === '*' || char === '=') &&
        res.length) {
        state = char === '*'
          ? STATE_CHARSET
          : STATE_VALUE
        res[p] = [tmp, undefined]
        tmp = ''
        continue
      } else if (!inquote && char === ';') {
        state = STATE_KEY
        if (charset) {
          if (tmp.length) {
            tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer),
              'binary',
              charset)
          }
          charset = ''
        } else if (tmp.length) {
          tmp = decodeUtf8Text(tmp)
        }
        if (res[p] === undefined) { res[p] = tmp } else { res[p][1] = tmp }
        tmp = ''
        ++p
        continue
      } else if (!inquote && (char === ' ' || char === '\t')) { continue }
    }
    tmp += char
  }
  if (charset && tmp.length) {
    tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer),
      'binary',
      charset)
  } else if (tmp) {
    tmp = decodeUtf8Text(tmp)
  }

  if (res[p] === undefined) {
    if (tmp) { res[p] = tmp }
  } else { res[p][1] = tmp }

  return res
}

module.exports = parseParams


/***/ }),

/***/ 8893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  runAnalysisJob: () => (/* binding */ runAnalysisJob)
});

// EXTERNAL MODULE: ./build/zip/reader.js + 1 modules
var reader = __nccwpck_require__(7052);
// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __nccwpck_require__(3942);
;// CONCATENATED MODULE: ./build/embedded/engine/ai-scale.js
/** Share of runs found → score; linear between. How often people reach 0.5 stands in `MEASURED`. */
const SCALE = [
    [0, 0],
    [0.35, 50],
    [0.5, 75],
    [0.6, 85],
    [0.75, 100],
];
/** What `bench/ai-references.ts` prints for three solutions of the same task, on the tasks that took no part in the choice. */
const MEASURED = { above: 5, scores: 3740, people: 177, tasks: 7 };
/** The share that they are above. */
const FLAGGED = 0.5;
/** From this share of the solutions' code on, the class says more about the task than the score about a student. */
const MOSTLY = 0.5;
/** The score (0..100) of a share of runs (0..1). */
function calibrated(share) {
    for (let at = 1; at < SCALE.length; at += 1) {
        const [from, low] = SCALE[at - 1];
        const [to, high] = SCALE[at];
        if (share <= to)
            return low + ((high - low) * (share - from)) / (to - from);
    }
    return 100;
}
/** What a person has to know to read the scores: how they come about, how often people reach them, who has none. */
function scaleNotices(facts) {
    const { references, unscored, run, leastClass, isSmall, leftOut } = facts;
    if (isSmall) {
        return [
            `There are no AI scores: with fewer than ${leastClass} submissions it cannot be told what the task makes everybody write.`,
        ];
    }
    const solutions = references === 1 ? 'one AI-written solution' : `${references} AI-written solutions`;
    const many = `at least ${Math.round(100 * facts.commonShare)} % of the other submissions have`;
    const points = SCALE.slice(1)
        .map(([share, score]) => `${100 * share} % scores ${score}`)
        .join(', ');
    const without = unscored === 0
        ? ''
        : ` ${unscored} ${unscored === 1 ? 'submission has' : 'submissions have'} no score: too little code of its own beside the starter code and what many have, or in no language of the solutions.`;
    const how = `AI scores say how much of a submission stands in ${solutions}, in runs of ${run} tokens, without what ${many}: ${points}.`;
    const { above, scores, people, tasks } = MEASURED;
    const rate = ((100 * above) / scores).toFixed(2);
    const often = `Measured with three solutions of the same task, in ${tasks} tasks: of ${scores.toLocaleString('en')} scores of ${people} programs written by people ${above} were above ${100 * FLAGGED} % (${rate} %).`;
    const notice = `${how} ${often} A low score does not say that no AI was used.${without}`;
    return leftOut < MOSTLY
        ? [notice]
        : [
            notice,
            `${Math.round(100 * leftOut)} % of the AI-written code is code that ${many}. Either the task leaves little choice, or many used such a solution: the AI scores cannot tell which, and what many share does not count in them.`,
        ];
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprints.js
var fingerprints = __nccwpck_require__(6881);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __nccwpck_require__(171);
// EXTERNAL MODULE: ./build/embedded/engine/starter-code.js
var starter_code = __nccwpck_require__(9655);
// EXTERNAL MODULE: ./build/embedded/engine/tiling.js
var tiling = __nccwpck_require__(5291);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __nccwpck_require__(6273);
;// CONCATENATED MODULE: ./build/embedded/engine/ai-references.js







/** More references than this void the calibration: their union would hold any solution. */
const MAX_REFERENCES = 5;
/** Fewer distinct runs than this, without what many have, say nothing. */
const MINIMUM_RUNS = 100;
const MAX_FRAGMENTS = 200;
/** Raised when more than `MAX_REFERENCES` AI references are given. */
class TooManyReferences extends RangeError {
    name = 'TooManyReferences';
    constructor() {
        super(`At most ${MAX_REFERENCES} AI references can be compared with: with more the score would mean nothing.`);
    }
}
/**
 * AI-written solutions of the task, against which the submissions of a class are scored by their runs of k tokens.
 *
 * A run that many of the class have is the task's, and no sign of an AI: it does not count, as detected starter code does not.
 */
class AiReferences {
    #parameters;
    #starter;
    #families = new Set();
    #hashes = new fingerprints/* GramHashes */.Ch();
    /** Distinct runs; those of the references have the first numbers, below `#known`. */
    #runs = new fingerprints/* GramTable */.aP();
    #known;
    /** How many submissions have each run. */
    #holders;
    /** Distinct runs of each submission that is in a language of the references, by its id. */
    #own = new Map();
    #references;
    /**
     * @param references the solutions
     * @param base starter code, which counts nowhere
     * @param submissions the class, all of which `score` can be asked about
     */
    constructor(references, base, submissions, parameters) {
        this.#parameters = parameters;
        this.#starter = new starter_code/* StarterCode */.Zi(parameters.k);
        for (const { tokens } of base)
            this.#starter.add(tokens);
        this.#references = references.map((code) => {
            const tokens = this.#masked(code);
            this.#number(tokens, (_, family) => this.#families.add(family));
            return { code, tokens, anchors: (0,fingerprints/* everyGram */.bE)(tokens, parameters.k) };
        });
        this.#known = this.#runs.size;
        for (const submission of references.length === 0 ? [] : submissions) {
            const own = new Set();
            this.#number(this.#masked(submission), (run) => own.add(run), this.#families);
            if (own.size > 0)
                this.#own.set(submission.id, Uint32Array.from(own));
        }
        this.#holders = new Uint32Array(this.#runs.size);
        for (const own of this.#own.values()) {
            for (const run of own)
                this.#holders[run] = this.#holders[run] + 1;
        }
    }
    /** Whether the class is too small to tell what the task makes everybody write: then nobody has a score. */
    get isSmall() {
        return this.#own.size < this.#parameters.commonFromSubmissions;
    }
    /** Share of the references' runs (0..1) that do not count because many of the class have them. */
    get leftOut() {
        let common = 0;
        for (let run = 0; run < this.#known; run += 1) {
            if (this.#holders[run] >= this.#many(this.#own.size))
                common += 1;
        }
        return this.#known === 0 ? 0 : common / this.#known;
    }
    /**
     * The score of a submission and where it comes from; null where there are no references in its language, too little
     * code is left beside what does not count, or the class is too small.
     */
    score(submission) {
        const own = this.#own.get(submission.id);
        if (own === undefined ||
            this.isSmall ||
            submission.files.every(({ family }) => languages/* FAMILIES */.BU[family].hasNoAiScore)) {
            return null;
        }
        const counted = own.filter((run) => !this.#isCommon(run));
        if (counted.length < MINIMUM_RUNS)
            return null;
        let found = 0;
        for (const run of counted)
            found += run < this.#known ? 1 : 0;
        return { score: calibrated(found / counted.length), fragments: this.#fragments(submission) };
    }
    #masked({ tokens }) {
        return (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
    }
    /** Calls `note` with the number of each run of these tokens, its family and its place; of the families given, if any are. */
    #number(tokens, note, families) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#parameters.k);
        for (let at = 0; at < hashes.length; at += 1) {
            const family = Math.floor(tokens[at] / vocabulary/* TOKEN_LIMIT */.qr);
            if (hashes.valid[at] === 1 && families?.has(family) !== false) {
                note(this.#runs.add(hashes.low[at], hashes.high[at]), family, at);
            }
        }
    }
    /** How many of a number of submissions are many. */
    #many(submissions) {
        const { commonShare, commonAtLeast } = this.#parameters;
        return Math.max(commonAtLeast, commonShare * submissions);
    }
    /** Whether many of the other submissions have what a submission has. */
    #isCommon(run) {
        return this.#holders[run] - 1 >= this.#many(this.#own.size - 1);
    }
    /** Regions of the submission in each reference, the longest first; only those with code that counts. */
    #fragments(submission) {
        const { k } = this.#parameters;
        const tokens = this.#masked(submission);
        /** How many places up to each one begin a run that counts. */
        const counted = new Uint32Array(tokens.length + 1);
        this.#number(tokens, (run, _, at) => {
            counted[at + 1] = this.#isCommon(run) ? 0 : 1;
        }, this.#families);
        for (let at = 1; at <= tokens.length; at += 1) {
            counted[at] = counted[at] + counted[at - 1];
        }
        const tiler = new tiling/* Tiler */.Z(k);
        tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
        const fragments = [];
        for (const reference of this.#references) {
            const tiles = tiler.tile(reference.tokens, reference.anchors);
            const runs = Array.from({ length: tiles.count }, (_, tile) => ({
                a: tiles.a[tile],
                b: tiles.b[tile],
                length: tiles.length[tile],
            }))
                .filter(({ a, length }) => counted[a + length - k + 1] > counted[a])
                .toSorted((x, y) => x.a - y.a)
                .flatMap(({ a, b, length }) => [a, b, length]);
            for (const fragment of (0,pair_score/* fragmentsOf */.d1)(submission, reference.code, Int32Array.from(runs), 0)) {
                fragments.push({ ...fragment, reference: reference.code.id });
            }
        }
        return fragments.toSorted((a, b) => b.tokens - a.tokens).slice(0, MAX_FRAGMENTS);
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __nccwpck_require__(5245);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __nccwpck_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/number-lists.js
var number_lists = __nccwpck_require__(1525);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __nccwpck_require__(554);
;// CONCATENATED MODULE: ./build/embedded/engine/roles.js



/*
 * What a variable is used for, one use after the other: its roles. Whoever renames variables, moves statements or inserts
 * others leaves most roles as they are, and statements between two uses do not part them.
 */
/** Tokens that say the same about a name beside them stand for the first of their list. */
const ALIKE = ['; ) , { } ]', '< > <= >= <=>', '== != === !== is', '&& || and or not !', '. -> ?. ::'].map((list) => list.split(' ').map(vocabulary/* intern */.HL));
const CLASS = Uint16Array.from({ length: vocabulary/* TOKEN_LIMIT */.qr }, (_, id) => id);
for (const list of ALIKE)
    for (const id of list)
        CLASS[id] = list[0];
for (const id of [vocabulary/* SEPARATOR */.wv, vocabulary/* NEWLINE */.Xy, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ])
    CLASS[id] = (0,vocabulary/* intern */.HL)(';');
/** Around these two operands may change places. */
const SWAPPED = new Uint8Array(vocabulary/* TOKEN_LIMIT */.qr);
for (const word of ['<', '==', '&&', '+', '*'])
    SWAPPED[(0,vocabulary/* intern */.HL)(word)] = 1;
const START = 0x51ed270b;
const END = 0x2545f491;
/** Numbers the runs of roles of one document after the other. */
class RoleGrams {
    table = new fingerprints/* GramTable */.aP();
    #length;
    #most;
    #numbers = new Uint32Array(1 << 10);
    /** Of each number the document that had it last, and how many times. */
    #seenIn = new Uint32Array(1 << 12);
    #times = new Uint8Array(1 << 12);
    #documents = 0;
    #window;
    /** `length` roles are a run, of which `most` equal ones of a document are told apart. */
    constructor(length, most) {
        this.#length = length;
        this.#most = most;
        this.#window = new Uint32Array(length);
    }
    /**
     * Distinct numbers of the runs of roles of a document, valid until the next call. `tokens` are its own, not folded, starter
     * code masked; `uses` as `variableUses` gives them.
     */
    of(tokens, uses) {
        this.#documents += 1;
        if (this.#numbers.length < uses.length * 2)
            this.#numbers = new Uint32Array(uses.length * 4);
        let count = 0;
        let length = 0;
        for (let at = 0; at < uses.length; at += 1) {
            const use = uses[at];
            if (use % 2 === 1) {
                if (length > 1)
                    count = this.#push(END, length, count);
                length = 1;
                this.#window[0] = START;
            }
            const place = use >>> 1;
            if (tokens[place] === vocabulary/* SEPARATOR */.wv)
                continue;
            count = this.#push(roleAt(tokens, place), length, count);
            length += 1;
        }
        if (length > 1)
            count = this.#push(END, length, count);
        return this.#numbers.subarray(0, count);
    }
    /** The next role of a variable, which has `length` so far; how many numbers there are then. */
    #push(role, length, count) {
        const window = this.#window;
        const most = this.#length;
        window[length % most] = role;
        if (length + 1 < most)
            return count;
        let low = 0x811c9dc5;
        let high = 0x9e3779b1;
        for (let at = length + 1; at <= length + most; at += 1) {
            const part = window[at % most];
            low = Math.imul(low ^ part, 0x01000193);
            low ^= low >>> 15;
            high = Math.imul(high ^ part, 0x85ebca6b);
            high ^= high >>> 13;
        }
        const number = this.#numberOf(low >>> 0, high & 0xfffff);
        if (number < 0)
            return count;
        this.#numbers[count] = number;
        return count + 1;
    }
    /** The number of a run, of its second occurrence, and so on; -1 beyond the last that is told apart. */
    #numberOf(low, high) {
        const first = this.table.add(low, high);
        this.#reserve();
        if (this.#seenIn[first] !== this.#documents) {
            this.#seenIn[first] = this.#documents;
            this.#times[first] = 1;
            return first;
        }
        const times = this.#times[first];
        if (times >= this.#most)
            return -1;
        this.#times[first] = times + 1;
        return this.table.add((low + Math.imul(times, 0x9e3779b1)) >>> 0, (high + times) & 0xfffff);
    }
    #reserve() {
        if (this.#seenIn.length >= this.table.size)
            return;
        const seenIn = new Uint32Array(this.table.size * 2);
        seenIn.set(this.#seenIn);
        this.#seenIn = seenIn;
        const times = new Uint8Array(this.table.size * 2);
        times.set(this.#times);
        this.#times = times;
    }
}
/** What stands around a name, as one number. */
function roleAt(tokens, place) {
    let left = classOf(place === 0 ? vocabulary/* SEPARATOR */.wv : tokens[place - 1], tokens[place]);
    let right = classOf(place + 1 < tokens.length ? tokens[place + 1] : vocabulary/* SEPARATOR */.wv, tokens[place]);
    if (SWAPPED[left % vocabulary/* TOKEN_LIMIT */.qr] === 1) {
        if (SWAPPED[right % vocabulary/* TOKEN_LIMIT */.qr] === 0 || (0,token_values/* tokenValue */.v)(left) > (0,token_values/* tokenValue */.v)(right)) {
            [left, right] = [right, left];
        }
    }
    return (Math.imul((0,token_values/* tokenValue */.v)(left), 0x9e3779b1) + (0,token_values/* tokenValue */.v)(right)) | 0;
}
/** A token's class among those of the family of `name`. */
function classOf(token, name) {
    return name - (name % vocabulary/* TOKEN_LIMIT */.qr) + CLASS[token % vocabulary/* TOKEN_LIMIT */.qr];
}

// EXTERNAL MODULE: ./build/embedded/engine/words.js
var words = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/embedded/engine/corpus.js









/** Total order of documents by content; the id decides only between equals. */
function compareContent(a, b) {
    return a.size - b.size || a.digest - b.digest || a.document.id - b.document.id;
}
/** Documents that are compared, with everything they are compared by as numbers. */
class Corpus {
    entries = [];
    /** Distinct winnowed k-grams, small k-grams, names, strings and runs of roles of each entry. */
    fingerprints = new number_lists/* NumberLists */.n();
    small = new number_lists/* NumberLists */.n();
    names = new number_lists/* NumberLists */.n();
    strings = new number_lists/* NumberLists */.n();
    roles = new number_lists/* NumberLists */.n();
    #positions = new number_lists/* NumberLists */.n();
    #keys = new number_lists/* NumberLists */.n();
    #parameters;
    #numbering;
    #sizes;
    #hashes;
    constructor(parameters) {
        this.#parameters = parameters;
        this.#numbering = {
            fingerprinter: new fingerprinter/* Fingerprinter */.U(parameters.k, parameters.w),
            smallGrams: new fingerprinter/* Fingerprinter */.U(parameters.smallK, 1),
            names: new fingerprints/* GramTable */.aP(),
            strings: new fingerprints/* GramTable */.aP(),
            roles: new RoleGrams(parameters.roleRun, parameters.roleTimes),
        };
    }
    /** Fingerprints of tokens (folded), without adding anything; valid until the next call of this or `prepare`. */
    fingerprintsOf(tokens) {
        return this.#open().fingerprinter.of(tokens);
    }
    /** Makes a document ready, without what of it is starter code. */
    prepare(document, covered) {
        const folded = (0,normalise/* fold */.A)(document.tokens);
        const tokens = covered === undefined ? folded : (0,starter_code/* mask */.dK)(folded, covered.tokens);
        return {
            document,
            covered,
            entry: {
                document: document.facts,
                tokens,
                size: matchableTokens(tokens, this.#parameters.minimumTile),
                digest: digestOf(document.tokens),
            },
            fingerprints: this.fingerprintsOf(tokens),
        };
    }
    /** Adds what was prepared last. */
    add({ entry, document, covered, fingerprints }) {
        const { smallGrams, names, strings, roles } = this.#open();
        this.entries.push(entry);
        this.fingerprints.add(fingerprints.numbers);
        this.#positions.add(fingerprints.positions);
        this.#keys.add(fingerprints.keys);
        const own = covered === undefined ? document.tokens : (0,starter_code/* mask */.dK)(document.tokens, covered.tokens);
        this.small.add(smallGrams.all(own));
        this.roles.add(roles.of(own, document.uses));
        const starter = covered?.wording;
        const { wording } = document;
        this.names.add(numbered(starter === undefined ? wording.names : (0,words/* without */.FF)(wording.names, starter.names), names));
        this.strings.add(numbered(starter === undefined ? wording.strings : (0,words/* without */.FF)(wording.strings, starter.strings), strings));
    }
    /** Where an entry's common runs are looked for. */
    anchors(entry) {
        return {
            positions: this.#positions.data,
            keys: this.#keys.data,
            from: this.#keys.from(entry),
            to: this.#keys.to(entry),
            sure: this.#parameters.k,
        };
    }
    /** No document follows: the tables that number things are let go. */
    close() {
        this.#sizes = this.sizes;
        this.#hashes = this.fingerprintHashes().slice();
        this.#numbering = undefined;
        for (const lists of [
            this.fingerprints,
            this.small,
            this.names,
            this.strings,
            this.roles,
            this.#positions,
            this.#keys,
        ]) {
            lists.trim();
        }
    }
    /** A hash of each fingerprint by its number: what is chosen by it does not depend on the order of documents. */
    fingerprintHashes() {
        return this.#hashes ?? this.#open().fingerprinter.table.lows();
    }
    /** How many numbers of each kind there are. */
    get sizes() {
        if (this.#sizes !== undefined)
            return this.#sizes;
        const { fingerprinter, smallGrams, names, strings, roles } = this.#open();
        return {
            fingerprints: fingerprinter.table.size,
            small: smallGrams.table.size,
            names: names.size,
            strings: strings.size,
            roles: roles.table.size,
        };
    }
    #open() {
        if (this.#numbering === undefined)
            throw new Error('this corpus was closed: no document can follow');
        return this.#numbering;
    }
}
/** Tokens in runs of at least `minimum` between separators. */
function matchableTokens(tokens, minimum) {
    let size = 0;
    let run = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        if (at < tokens.length && tokens[at] !== vocabulary/* SEPARATOR */.wv) {
            run += 1;
        }
        else {
            size += run >= minimum ? run : 0;
            run = 0;
        }
    }
    return size;
}
/** FNV-1a over the tokens. */
function digestOf(tokens) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < tokens.length; at += 1) {
        hash = Math.imul(hash ^ (0,token_values/* tokenValue */.v)(tokens[at]), 0x01000193);
    }
    return hash >>> 0;
}
/** The table's numbers of hashes. */
function numbered(hashes, table) {
    const numbers = new Uint32Array(hashes.length);
    for (let at = 0; at < hashes.length; at += 1) {
        const hash = hashes[at];
        numbers[at] = table.add(hash % TWO_TO_32, Math.floor(hash / TWO_TO_32));
    }
    return numbers;
}
const TWO_TO_32 = 2 ** 32;

;// CONCATENATED MODULE: ./build/embedded/engine/class-guard.js


/** Submissions of a large class that are looked at: their pairs show what is ordinary in all of it. */
const SAMPLE = 64;
/** Of `minimumTokens`: programs that are too short to judge still show what the task asks for, stubs do not. */
const LEAST_SHARE = 0.5;
/** Of the typical program's tokens: one that is longer than this is somebody's own. */
const LONGEST = 2;
/**
 * Whether the task dictates the program: the median program is short, the median submission has several others that are nearly the
 * same, and those that are *not* nearly the same are alike, too: three quarters of all pairs, or half of the pairs that are not above
 * the flag threshold. Undefined: it does not, or the class is too small to tell.
 *
 * A group of copies does not bring it about: it leaves the pairs with all others, and between those, as they are. Its own pairs are
 * three quarters of all only if seven eighths of the class belong to it. It is never said of long programs, because no task dictates
 * those.
 *
 * @param corpus without starter code. Submissions alone count, with the archive where they are too few (others' pull requests are one);
 *   of a large class an even choice by content
 */
function dictatedClass(corpus, parameters) {
    const { guardFrom, guardTokens, guardPartner, guardPartners, minimumTokens } = parameters;
    const { entries } = corpus;
    const all = entries.flatMap(({ document, size }, at) => !document.isUnreadable && size >= minimumTokens * LEAST_SHARE ? at : []);
    const own = all.filter((at) => entries[at]?.document.role === 'submission');
    const counted = own.length >= guardFrom ? own : all;
    if (counted.length < guardFrom)
        return undefined;
    const typical = quantile(counted.map((at) => entryAt(corpus, at).size), 0.5);
    if (typical > guardTokens)
        return undefined;
    const sample = evenly(counted.toSorted((x, y) => compareContent(entryAt(corpus, x), entryAt(corpus, y))), SAMPLE);
    const similarities = similaritiesOf(corpus, sample, parameters.minimumTile);
    const partners = similarities.map((row) => row.toSorted((x, y) => y - x)[guardPartner - 1] ?? 0);
    const pairs = similarities.flat();
    if (quantile(partners, 0.5) < guardPartners || !areAlike(pairs, parameters))
        return undefined;
    return { typical, similarity: quantile(pairs, 0.5), longest: typical * LONGEST };
}
/** Whether pairs are alike beyond those that are nearly the same. */
function areAlike(similarities, { guardPairs, guardRest, clusterFrom }) {
    const rest = similarities.filter((similarity) => similarity <= clusterFrom);
    return quantile(similarities, 0.25) >= guardPairs || quantile(rest, 0.5) >= guardRest;
}
/** Of each entry its similarity with each other one, 0..100. */
function similaritiesOf(corpus, sample, minimumTile) {
    const tiler = new tiling/* Tiler */.Z(minimumTile);
    const rows = sample.map(() => []);
    sample.forEach((first, x) => {
        const one = entryAt(corpus, first);
        tiler.index(one.tokens, corpus.anchors(first));
        for (let y = x + 1; y < sample.length; y += 1) {
            const second = sample[y];
            const other = entryAt(corpus, second);
            const { count, length } = tiler.tile(other.tokens, corpus.anchors(second));
            const overlap = length.subarray(0, count).reduce((sum, tokens) => sum + tokens, 0);
            const similarity = (200 * overlap) / (one.size + other.size);
            rows[x]?.push(similarity);
            rows[y]?.push(similarity);
        }
    });
    return rows;
}
function entryAt({ entries }, at) {
    return entries[at];
}
/** At most `most` of a list, evenly spread over it. */
function evenly(list, most) {
    if (list.length <= most)
        return list;
    return Array.from({ length: most }, (_, at) => list[Math.floor(((at + 0.5) * list.length) / most)]);
}
/** The value that this share of the values lies below; of two in the middle the lower. */
function quantile(values, share) {
    const sorted = Float64Array.from(values).toSorted();
    return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
/**
 * Pairs that show which of these submissions are the same word for word, whatever the task dictates: equal tokens, names and strings.
 * Each of such a group stands in one pair, with the first of them.
 */
function wordForWord(corpus, isWanted) {
    const groups = new Map();
    corpus.entries.forEach((entry, at) => {
        if (!isWanted(entry))
            return;
        const key = JSON.stringify([
            entry.size,
            entry.digest,
            ...[corpus.names, corpus.strings].map((lists) => listAt(lists, at).join(' ')),
        ]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [entry.document.id]);
        else
            group.push(entry.document.id);
    });
    return [...groups.values()].flatMap((group) => {
        const [a = 0, ...others] = group.toSorted((x, y) => x - y);
        return others.map((b) => ({ a, b }));
    });
}
function listAt(lists, at) {
    return lists.data.subarray(lists.from(at), lists.to(at));
}

;// CONCATENATED MODULE: ./build/embedded/engine/clusters.js
/** Groups of ids joined by `links` (union-find): each sorted, the largest first, equal sizes by their first id. */
function clustersOf(links) {
    const parents = new Map();
    const root = (id) => {
        let at = id;
        for (let parent = parents.get(at) ?? at; parent !== at; parent = parents.get(at) ?? at) {
            const grandparent = parents.get(parent) ?? parent;
            parents.set(at, grandparent);
            at = grandparent;
        }
        return at;
    };
    for (const [a, b] of links) {
        const first = root(a);
        const second = root(b);
        parents.set(Math.max(first, second), Math.min(first, second));
        parents.set(Math.min(first, second), Math.min(first, second));
    }
    const groups = new Map();
    for (const id of new Set(links.flat())) {
        const key = root(id);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [id]);
        else
            group.push(id);
    }
    return [...groups.values()]
        .map((group) => group.toSorted((a, b) => a - b))
        .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}

;// CONCATENATED MODULE: ./build/embedded/engine/pair-columns.js
/** Below every containment: pairs without a common fingerprint take part, too. */
const EVERY_PAIR = -1;
const LARGEST_ROW = 2 ** 24;
/** One number for two rows. */
function pairKey(one, other) {
    return one * LARGEST_ROW + other;
}
/** Pairs of rows, in typed columns because a class has hundreds of thousands. */
class PairColumns {
    count = 0;
    #one = new Int32Array(1 << 10);
    #other = new Int32Array(1 << 10);
    #containment = new Float64Array(1 << 10);
    push(one, other, containment) {
        const at = this.count;
        if (at === this.#one.length)
            this.#grow();
        this.#one[at] = one;
        this.#other[at] = other;
        this.#containment[at] = containment;
        this.count = at + 1;
    }
    /** Keeps at most `most` pairs, those of the highest containment; ties stay or go together. Gives what they exceed. */
    keep(most) {
        const floor = this.#containment
            .slice(0, this.count)
            .toSorted()
            .at(-most - 1) ?? 0;
        this.#keepAbove(floor);
        return floor;
    }
    /** Keeps the likeliest pairs of together at most `tokens` tokens; whether those were all. */
    keepAffordable(sizes, tokens) {
        let left = tokens;
        for (let at = 0; at < this.count; at += 1)
            left -= this.#cost(at, sizes);
        if (left >= 0)
            return true;
        const byContainment = Array.from({ length: this.count }, (_, at) => at).toSorted((x, y) => this.#containment[x] - this.#containment[y]);
        let floor = EVERY_PAIR;
        for (const at of byContainment) {
            if (left >= 0)
                break;
            left += this.#cost(at, sizes);
            floor = this.#containment[at];
        }
        this.#keepAbove(floor);
        return false;
    }
    /** A key of each pair. */
    keys() {
        const known = new Set();
        for (let at = 0; at < this.count; at += 1) {
            known.add(pairKey(this.#one[at], this.#other[at]));
        }
        return known;
    }
    /** As entries, sorted by the first: the pair's lesser by content. */
    candidates(rows, rank) {
        const { count } = this;
        const first = new Int32Array(count);
        const second = new Int32Array(count);
        const starts = new Int32Array(rows.length + 1);
        const firstOf = (at) => rank[rows[this.#one[at]]] <
            rank[rows[this.#other[at]]];
        for (let at = 0; at < count; at += 1) {
            const row = (firstOf(at) ? this.#one[at] : this.#other[at]);
            starts[row + 1] = starts[row + 1] + 1;
        }
        for (let row = 0; row < rows.length; row += 1) {
            starts[row + 1] = starts[row + 1] + starts[row];
        }
        for (let at = 0; at < count; at += 1) {
            const turned = !firstOf(at);
            const row = (turned ? this.#other[at] : this.#one[at]);
            const to = starts[row];
            starts[row] = to + 1;
            first[to] = rows[row];
            second[to] = rows[(turned ? this.#one[at] : this.#other[at])];
        }
        return { count, first, second };
    }
    #cost(at, sizes) {
        return sizes[this.#one[at]] + sizes[this.#other[at]];
    }
    #keepAbove(floor) {
        let kept = 0;
        for (let at = 0; at < this.count; at += 1) {
            if (this.#containment[at] > floor) {
                this.#one[kept] = this.#one[at];
                this.#other[kept] = this.#other[at];
                this.#containment[kept] = this.#containment[at];
                kept += 1;
            }
        }
        this.count = kept;
    }
    #grow() {
        const size = this.#one.length * 2;
        const one = new Int32Array(size);
        one.set(this.#one);
        this.#one = one;
        const other = new Int32Array(size);
        other.set(this.#other);
        this.#other = other;
        const containment = new Float64Array(size);
        containment.set(this.#containment);
        this.#containment = containment;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/best-partners.js

/** The best few partners of each row; ties go to the partner that comes first by content. */
class BestPartners {
    /** What a partner's score has to exceed to be among a row's best. */
    least;
    #keep;
    #partners;
    #scores;
    constructor(rows, keep) {
        this.#keep = keep;
        this.#partners = new Int32Array(rows * keep).fill(-1);
        this.#scores = new Float64Array(rows * keep);
        this.least = new Float64Array(rows);
    }
    /** Takes a partner whose score exceeds `least`. */
    offer(row, partner, score) {
        const from = row * this.#keep;
        const last = from + this.#keep - 1;
        let at = last;
        while (at > from && score > this.#scores[at - 1]) {
            this.#scores[at] = this.#scores[at - 1];
            this.#partners[at] = this.#partners[at - 1];
            at -= 1;
        }
        this.#scores[at] = score;
        this.#partners[at] = partner;
        this.least[row] = this.#scores[last];
    }
    /** Adds the pairs that are not there yet, each once. */
    addTo(pairs) {
        const known = pairs.keys();
        const rows = this.#partners.length / this.#keep;
        for (let row = 0; row < rows; row += 1) {
            for (let at = row * this.#keep; at < (row + 1) * this.#keep; at += 1) {
                const partner = this.#partners[at];
                if (partner < 0)
                    break;
                const one = Math.min(row, partner);
                const other = Math.max(row, partner);
                const key = pairKey(one, other);
                if (!known.has(key))
                    pairs.push(one, other, 0);
                known.add(key);
            }
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/inverted-index.js
/**
 * How much a fingerprint in `frequency` of `documents` says: ln(1 + (N-1)/(df-1)) / ln N, so that what two of many share
 * is worth 1 and what all have is worth ln 2 / ln N. 1 where nothing can be said (df ≤ 1 or N ≤ 3).
 */
function rarity(frequency, documents) {
    return frequency <= 1 || documents <= 3
        ? 1
        : Math.log(1 + (documents - 1) / (frequency - 1)) / Math.log(documents);
}
/** Inverted index: number → documents, in compressed rows; filled while rows are read, so that each pair is met once. */
class InvertedIndex {
    #starts;
    #ends;
    #postings;
    /** `frequencies[n]` is the number of documents that will be added with number n. */
    constructor(frequencies) {
        this.#starts = new Uint32Array(frequencies.length + 1);
        let total = 0;
        for (let number = 0; number < frequencies.length; number += 1) {
            this.#starts[number] = total;
            total += frequencies[number];
        }
        this.#starts[frequencies.length] = total;
        this.#ends = this.#starts.slice(0, frequencies.length);
        this.#postings = new Uint32Array(total);
    }
    add(number, document) {
        const end = this.#ends[number];
        this.#postings[end] = document;
        this.#ends[number] = end + 1;
    }
    /** Adds `weight` (above 0) to `sums[d]` for every document d that was added with the number, and notes each d that had none. */
    accumulate(number, weight, sums, touched) {
        const postings = this.#postings;
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            const sum = sums[document];
            if (sum === 0)
                touched.add(document);
            sums[document] = sum + weight;
        }
    }
    /** As `accumulate`, for the `most` documents before `document`, which has the number, and the `most` behind it alone: all were added in ascending order. */
    accumulateNear(number, document, most, weight, sums, touched) {
        const postings = this.#postings;
        const first = this.#starts[number];
        const end = this.#ends[number];
        const place = this.#place(number, document);
        const to = Math.min(end, place + most + 1);
        for (let at = Math.max(first, place - most); at < to; at += 1) {
            const near = postings[at];
            const sum = sums[near];
            if (sum === 0)
                touched.add(near);
            sums[near] = sum + weight;
        }
    }
    /** Adds 1 to `counts[d]` for every document d that was added with the number. */
    count(number, counts) {
        const postings = this.#postings;
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            counts[document] = counts[document] + 1;
        }
    }
    /** How many documents that were added with the number pass, each with its count; each is asked for once: its count becomes 0. */
    take(number, counts, passes) {
        const postings = this.#postings;
        const end = this.#ends[number];
        let taken = 0;
        for (let at = this.#starts[number]; at < end; at += 1) {
            const document = postings[at];
            const count = counts[document];
            if (count === 0)
                continue;
            counts[document] = 0;
            taken += passes(document, count) ? 1 : 0;
        }
        return taken;
    }
    /** Whether a document was added with the number; documents were added in ascending order. */
    has(number, document) {
        return this.#postings[this.#place(number, document)] === document;
    }
    /** Those that were added with the number, all below `count`. */
    documents(number, count) {
        const documents = new RowSet(count);
        const end = this.#ends[number];
        for (let at = this.#starts[number]; at < end; at += 1) {
            documents.add(this.#postings[at]);
        }
        return documents;
    }
    /** Where a document stands in a number's list, or the first behind it. */
    #place(number, document) {
        const postings = this.#postings;
        let low = this.#starts[number];
        let high = this.#ends[number];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if (postings[middle] < document)
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }
}
/** A set of rows, a bit each: read in ascending order, and cleared, at the cost of what is in it. */
class RowSet {
    bits;
    constructor(rows) {
        this.bits = new Int32Array((rows >>> 5) + 1);
    }
    has(row) {
        return ((this.bits[row >>> 5] >>> (row & 31)) & 1) === 1;
    }
    add(row) {
        this.bits[row >>> 5] = this.bits[row >>> 5] | (1 << (row & 31));
    }
    clear() {
        this.bits.fill(0);
    }
    /** Calls `visit` with each row in the set, the least first, and empties it. */
    take(visit) {
        const { bits } = this;
        for (let word = 0; word < bits.length; word += 1) {
            let left = bits[word];
            if (left === 0)
                continue;
            bits[word] = 0;
            while (left !== 0) {
                visit(word * 32 + 31 - Math.clz32(left & -left));
                left &= left - 1;
            }
        }
    }
}
/** In how many documents each of `count` numbers is. */
function frequenciesOf(lists, count) {
    const frequencies = new Uint32Array(count);
    const end = lists.count === 0 ? 0 : lists.to(lists.count - 1);
    for (let at = 0; at < end; at += 1) {
        const number = lists.data[at];
        frequencies[number] = frequencies[number] + 1;
    }
    return frequencies;
}

;// CONCATENATED MODULE: ./build/embedded/engine/likely-partners.js


/**
 * Each row's likeliest partners in a set in which nobody can look at every pair. They are found by what few documents have
 * (`mostHolders`), and by a sample of what more have, among rows next to it; the likeliest are then looked at in full. So a row costs
 * about the same in a set of any size. A copy is found by what is rare in it; a solution that hundreds hand round by the sample.
 */
class LikelyPartners {
    #views;
    #parameters;
    #rows;
    #fingerprints;
    /** Fingerprints that are looked up: how many documents have them; 0 for the others. */
    #useful;
    #index;
    /** By row: the sample of its other fingerprints, and for how much rarity each of them stands. */
    #samples = new number_lists/* NumberLists */.n();
    #sampleWeights;
    #sampled;
    /** By row: rarity of all its fingerprints. */
    #totals;
    #likenesses;
    #scores;
    #touched;
    /** By row: the rows chosen, the likeliest first; -1 for none. */
    #chosen;
    #chosenScores;
    #holder;
    /** `rows` are the corpus's entries in the order of their rows, by content. */
    constructor(corpus, views, rows, parameters) {
        const { mostHolders, likely, smallWeight } = parameters;
        const { frequencies } = views;
        this.#views = views;
        this.#parameters = parameters;
        this.#rows = rows;
        this.#fingerprints = corpus.fingerprints;
        this.#useful = frequencies.map((frequency) => frequency > 1 && frequency <= mostHolders ? frequency : 0);
        this.#index = new InvertedIndex(this.#useful);
        this.#totals = new Float64Array(rows.length);
        this.#sampleWeights = new Float64Array(rows.length);
        this.#sampled = this.#sample(corpus.fingerprintHashes());
        this.#likenesses = [
            [views.small.rows(rows, mostHolders), smallWeight],
            [views.roles.rows(rows, mostHolders), 1],
            [views.names.rows(rows, mostHolders), 1],
            [views.strings.rows(rows, mostHolders), 1],
        ];
        rows.forEach((entry, row) => {
            const to = this.#fingerprints.to(entry);
            for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
                const number = this.#fingerprints.data[at];
                this.#totals[row] = this.#totals[row] + views.rarities[number];
                if (this.#useful[number] > 0)
                    this.#index.add(number, row);
            }
            for (const [kind] of this.#likenesses)
                kind.add(entry, row);
        });
        this.#scores = new Float64Array(rows.length);
        this.#touched = new RowSet(rows.length);
        this.#chosen = new Int32Array(rows.length * likely).fill(-1);
        this.#chosenScores = new Float64Array(likely);
        this.#holder = new Uint32Array(frequencies.length);
    }
    /** Looks closely at a row's likeliest partners, the likeliest first. */
    of(row, take) {
        this.#score(row);
        const from = row * this.#parameters.likely;
        const count = this.#choose(row, from);
        const own = this.#rows[row];
        const { small, roles, names, strings } = this.#views;
        const { smallWeight, roleWeight, roleEnough, wordingWeight } = this.#parameters;
        small.hold(own);
        roles.hold(own);
        names.hold(own);
        strings.hold(own);
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            this.#holder[data[at]] = row + 1;
        }
        for (let at = from; at < from + count; at += 1) {
            const other = this.#chosen[at];
            const entry = this.#rows[other];
            const containment = this.#containment(row, other);
            const roleTrust = roleWeight * roles.trustWith(entry, roleEnough);
            const alike = containment + smallWeight * small.with(entry) + roleTrust * roles.partWith(entry);
            const wording = wordingWeight * (names.with(entry) + strings.with(entry));
            take(other, containment, (alike * (1 + wording)) / (smallWeight + 1 + roleTrust));
        }
    }
    /** Whether an earlier call of `of` for `row` looked at `other`. */
    isChosenBy(row, other) {
        const from = row * this.#parameters.likely;
        for (let at = from; at < from + this.#parameters.likely; at += 1) {
            if (this.#chosen[at] === other)
                return true;
        }
        return false;
    }
    /** What each row has in common with this one, about, as a share of it. */
    #score(row) {
        const own = this.#rows[row];
        const whole = this.#totals[row] || 1;
        const { rarities } = this.#views;
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0) {
                this.#index.accumulate(number, rarities[number] / whole, this.#scores, this.#touched);
            }
        }
        const weight = this.#sampleWeights[row] / whole;
        for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
            const number = this.#samples.data[at];
            const { nearest } = this.#parameters;
            this.#sampled.accumulateNear(number, row, nearest, weight, this.#scores, this.#touched);
        }
        for (const [kind, times] of this.#likenesses) {
            const norm = kind.norms[row];
            if (norm > 0)
                kind.accumulate(own, this.#touched, this.#scores, times / (norm * norm + kind.doubt));
        }
    }
    /** Keeps the rows of the highest scores, the highest first, and clears all; how many there are. */
    #choose(row, from) {
        const { likely } = this.#parameters;
        const chosen = this.#chosen;
        const best = this.#chosenScores;
        const own = this.#totals[row];
        let count = 0;
        this.#touched.take((other) => {
            const score = (this.#scores[other] * own) / (own + this.#totals[other] || 1);
            this.#scores[other] = 0;
            if (other === row || (count === likely && score <= best[likely - 1]))
                return;
            let at = count < likely ? count : likely - 1;
            count = Math.min(likely, count + 1);
            while (at > 0 && score > best[at - 1]) {
                best[at] = best[at - 1];
                chosen[from + at] = chosen[from + at - 1];
                at -= 1;
            }
            best[at] = score;
            chosen[from + at] = other;
        });
        return count;
    }
    #containment(row, other) {
        const entry = this.#rows[other];
        const { data } = this.#fingerprints;
        const { rarities } = this.#views;
        const to = this.#fingerprints.to(entry);
        let shared = 0;
        for (let at = this.#fingerprints.from(entry); at < to; at += 1) {
            const number = data[at];
            if (this.#holder[number] === row + 1)
                shared += rarities[number];
        }
        return shared === 0
            ? 0
            : (2 * shared) / (this.#totals[row] + this.#totals[other]);
    }
    /** Chooses each row's sample: of the fingerprints that are not looked up those of least hash, so that equal code gives an equal sample. */
    #sample(hashes) {
        const { mostHolders, samples } = this.#parameters;
        const { frequencies, rarities } = this.#views;
        const holders = new Uint32Array(frequencies.length);
        this.#rows.forEach((entry, row) => {
            const list = this.#fingerprints.data.subarray(this.#fingerprints.from(entry), this.#fingerprints.to(entry));
            const common = list.filter((number) => frequencies[number] > mostHolders);
            const sample = common
                .toSorted((a, b) => hashes[a] - hashes[b])
                .subarray(0, samples);
            this.#samples.add(sample);
            const rarity = common.reduce((sum, number) => sum + rarities[number], 0);
            this.#sampleWeights[row] = sample.length === 0 ? 0 : rarity / sample.length;
            for (const number of sample)
                holders[number] = holders[number] + 1;
        });
        const index = new InvertedIndex(holders);
        this.#rows.forEach((_, row) => {
            for (let at = this.#samples.from(row); at < this.#samples.to(row); at += 1) {
                index.add(this.#samples.data[at], row);
            }
        });
        return index;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/candidates.js





const ROWS_PER_REPORT = 64;
const candidates_LEAST_SHARE = 0.05;
/**
 * Which pairs to tile: all pairs of a small set, and of a large one every pair whose fingerprints contain each other to
 * `tileFrom` (weighed by rarity; exact, row by row over the inverted index) and each document's best partners by an
 * estimate of the rank. Where looking at all that is common would exceed `lookBudget`, both are taken of each document's
 * likeliest partners only.
 *
 * Documents that `hasRow` denies (an archive, a body that was compared before) cost their postings and are never paired
 * with each other. `onRow` hears the share of rows done.
 */
function chooseCandidates(corpus, views, parameters, hasRow, onRow) {
    const { entries } = corpus;
    const order = rowOrder(entries, hasRow);
    const { rows, rank, firstRow } = order;
    // Of a body that is added to, only the new documents' share.
    const maxPairs = Math.ceil(parameters.maxPairs * Math.max(candidates_LEAST_SHARE, (rows.length - firstRow) / Math.max(1, rows.length)));
    const tokens = entries.reduce((sum, { size }) => sum + size, 0);
    let floor = (tokens * entries.length) / 2 <= parameters.tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
    const best = new BestPartners(rows.length, parameters.partners);
    const chosen = new PairColumns();
    const step = looksOf(views, order) <= parameters.lookBudget
        ? everyPair(corpus, views, order, parameters, best, chosen)
        : likelyPairs(corpus, views, order, parameters, best, chosen);
    for (let row = 0; row < rows.length; row += 1) {
        step(row, floor);
        // The floor depends on contents alone: rows come in the order of content.
        if (chosen.count > maxPairs * 2)
            floor = chosen.keep(maxPairs);
        if (row % ROWS_PER_REPORT === 0)
            onRow(row / rows.length);
    }
    if (chosen.count > maxPairs)
        floor = chosen.keep(maxPairs);
    const sizes = Float64Array.from(rows, (at) => entries[at]?.size ?? 0);
    const affordable = chosen.keepAffordable(sizes, parameters.tileMostTokens);
    if (floor !== EVERY_PAIR || !affordable)
        best.addTo(chosen);
    return chosen.candidates(rows, rank);
}
function rowOrder(entries, hasRow) {
    const order = entries
        .map((_, at) => at)
        .toSorted((a, b) => compareContent(entries[a], entries[b]));
    const rank = new Int32Array(entries.length);
    order.forEach((entry, at) => {
        rank[entry] = at;
    });
    const rowed = (at) => hasRow(entries[at], at);
    const without = order.filter((at) => !rowed(at));
    const rows = Int32Array.from([...without, ...order.filter(rowed)]);
    return {
        rows,
        rank,
        firstRow: without.length,
        archive: Uint8Array.from(rows, (at) => (entries[at]?.document.role === 'archive' ? 1 : 0)),
    };
}
/** How many additions it would be to look at all that any two documents have in common. */
function looksOf({ frequencies, ...views }, { rows, firstRow }) {
    let looks = views.small.looks() + views.names.looks() + views.strings.looks();
    for (const frequency of frequencies)
        looks += (frequency * frequency) / 2;
    return looks * ((rows.length - firstRow) / Math.max(1, rows.length));
}
/** Looks at every pair that has anything in common. */
function everyPair(corpus, views, order, parameters, best, chosen) {
    const evidence = new RowEvidence(corpus, views, order);
    return (row, floor) => {
        if (row >= order.firstRow) {
            evidence.accumulate(row);
            pairRow(row, order, evidence, parameters, floor, best, chosen);
        }
        evidence.add(row);
    };
}
/** Looks at each row's likeliest partners only. */
function likelyPairs(corpus, views, { rows, firstRow, archive }, parameters, best, chosen) {
    const likely = new LikelyPartners(corpus, views, rows, parameters);
    return (row, floor) => {
        if (row < firstRow)
            return;
        likely.of(row, (other, containment, estimate) => {
            if (archive[other] + archive[row] === 2)
                return;
            // A pair that is found from both sides is taken once.
            if (containment > floor && !(other < row && likely.isChosenBy(other, row))) {
                chosen.push(Math.min(row, other), Math.max(row, other), containment);
            }
            if (estimate > best.least[row])
                best.offer(row, other, estimate);
        });
    };
}
/** What each row has in common with the rows before it. */
class RowEvidence {
    /** The rows that have anything in common with the current one. */
    touched;
    /** Rarity of common fingerprints; the reader sets it to 0, as it does the sums below. */
    sums;
    /** Rarity of all fingerprints of a row. */
    totals;
    small;
    names;
    strings;
    #rows;
    #fingerprints;
    #rarities;
    #index;
    constructor({ fingerprints }, { frequencies, rarities, ...views }, { rows }) {
        this.#rows = rows;
        this.#fingerprints = fingerprints;
        this.#rarities = rarities;
        this.#index = new InvertedIndex(frequencies);
        this.touched = new RowSet(rows.length);
        this.sums = new Float64Array(rows.length);
        this.totals = Float64Array.from(rows, (at) => {
            let sum = 0;
            for (let index = fingerprints.from(at); index < fingerprints.to(at); index += 1) {
                sum += rarities[fingerprints.data[index]];
            }
            return sum;
        });
        this.small = views.small.rows(rows);
        this.names = views.names.rows(rows);
        this.strings = views.strings.rows(rows);
    }
    /** Sums up what a row has in common with those that were added. */
    accumulate(row) {
        const own = this.#rows[row];
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1) {
            const number = data[at];
            this.#index.accumulate(number, this.#rarities[number], this.sums, this.touched);
        }
        this.small.accumulate(own, this.touched);
        this.names.accumulate(own, this.touched);
        this.strings.accumulate(own, this.touched);
    }
    add(row) {
        const own = this.#rows[row];
        const { data } = this.#fingerprints;
        const to = this.#fingerprints.to(own);
        for (let at = this.#fingerprints.from(own); at < to; at += 1)
            this.#index.add(data[at], row);
        this.small.add(own, row);
        this.names.add(own, row);
        this.strings.add(own, row);
    }
}
/**
 * Pairs a row with those before it, in their order: into `chosen` what is contained to more than `floor`, into `best` by an estimate of
 * the rank. Rows that have nothing in common with it are only looked at where every pair takes part.
 */
function pairRow(row, { firstRow, archive }, { touched, sums, totals, small, names, strings }, { smallWeight, wordingWeight }, floor, best, chosen) {
    const total = totals[row];
    const ownSmall = small.norms[row];
    const pairWith = (before) => {
        const shared = sums[before];
        const grams = small.sums[before];
        const named = names.sums[before];
        const said = strings.sums[before];
        const containment = shared === 0 ? 0 : (2 * shared) / (totals[before] + total);
        let estimate = containment;
        if (grams > 0)
            estimate += (smallWeight * grams) / (ownSmall * small.norms[before]);
        if (named > 0 || said > 0) {
            estimate *= 1 + wordingWeight * (likeness(names, row, before) + likeness(strings, row, before));
            names.sums[before] = 0;
            strings.sums[before] = 0;
        }
        sums[before] = 0;
        small.sums[before] = 0;
        if (archive[before] + archive[row] === 2)
            return;
        if (containment > floor)
            chosen.push(before, row, containment);
        // What has no row is looked at from the other side only: an archive would ask for partners by the thousand.
        if (before >= firstRow && estimate > best.least[before])
            best.offer(before, row, estimate);
        if (estimate > best.least[row])
            best.offer(row, before, estimate);
    };
    if (floor === EVERY_PAIR) {
        touched.clear();
        for (let before = 0; before < row; before += 1)
            pairWith(before);
    }
    else {
        touched.take(pairWith);
    }
}
function likeness({ sums, norms, doubt }, row, before) {
    const common = sums[before];
    return common === 0 ? 0 : common / (norms[row] * norms[before] + doubt);
}

;// CONCATENATED MODULE: ./build/embedded/engine/covered-tokens.js
/** Which tokens of documents are in a common run, a bit each: a large class has tens of millions. */
class CoveredTokens {
    #marks;
    /** By document how many tokens it has; none for one that nobody asks about. */
    constructor(lengths) {
        this.#marks = lengths.map((length) => length === undefined ? undefined : new Int32Array((length >>> 5) + 1));
    }
    /** Marks `length` tokens of a document, from the one at `from` on. */
    cover(document, from, length) {
        const marks = this.#marks[document];
        if (marks === undefined || length === 0)
            return;
        const to = from + length - 1;
        const [first, last] = [from >>> 5, to >>> 5];
        const [head, tail] = [-1 << (from & 31), -1 >>> (31 - (to & 31))];
        if (first === last) {
            marks[first] = marks[first] | (head & tail);
        }
        else {
            marks[first] = marks[first] | head;
            marks.fill(-1, first + 1, last);
            marks[last] = marks[last] | tail;
        }
    }
    /** How many tokens of a document are marked; undefined for one that nobody asks about. */
    count(document) {
        return this.#marks[document]?.reduce((sum, bits) => sum + ones(bits), 0);
    }
}
/** How many bits are 1. */
function ones(bits) {
    const pairs = bits - ((bits >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

;// CONCATENATED MODULE: ./build/embedded/engine/holders.js

/** Fingerprints of a fragment that are looked up, spread evenly over it: so many tell one piece of code from another. */
const PROBES = 8;
/** A document has a fragment when it has this share of them: at its ends others may have been chosen. */
const HELD_SHARE = 0.8;
/** What all fragments together may look at; beyond it nobody is counted. */
const MOST_LOOKS = 100_000_000;
/** Counts the documents that have a piece of code. */
class Holders {
    #corpus;
    #k;
    #index;
    #frequencies;
    #counts;
    #known = new Map();
    /** Serial number of the last fragment that each fingerprint was seen in, and the distinct ones of the current one. */
    #seenIn;
    #fragments = 0;
    #distinct;
    /** The documents of fingerprints that many have. */
    #dense = new Map();
    #looks = 0;
    constructor(corpus, frequencies, k) {
        this.#corpus = corpus;
        this.#k = k;
        this.#frequencies = frequencies;
        this.#index = new InvertedIndex(frequencies);
        this.#counts = new Int32Array(corpus.entries.length);
        this.#seenIn = new Uint32Array(frequencies.length);
        const { fingerprints } = corpus;
        let most = 0;
        for (let entry = 0; entry < corpus.entries.length; entry += 1) {
            for (let at = fingerprints.from(entry); at < fingerprints.to(entry); at += 1) {
                this.#index.add(fingerprints.data[at], entry);
            }
            most = Math.max(most, fingerprints.to(entry) - fingerprints.from(entry));
        }
        this.#distinct = new Uint32Array(most);
    }
    /**
     * How many documents besides two have what stands in runs of an entry: triples of which the first is where the run begins and the
     * third how long it is, from `from` to `to`. Undefined where it cannot be told.
     */
    besidesTwo(entry, runs, from, to) {
        const probes = this.#probes(entry, runs, from, to);
        if (probes.length === 0)
            return undefined;
        const key = probes.join();
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        for (const number of probes)
            this.#looks += this.#frequency(number);
        if (this.#looks > MOST_LOOKS)
            return undefined;
        const holders = this.#holders(probes, Math.ceil(probes.length * HELD_SHARE));
        const others = Math.max(0, holders - 2);
        this.#known.set(key, others);
        return others;
    }
    /** How many documents have at least `least` of some fingerprints. */
    #holders(probes, least) {
        const byFrequency = probes.toSorted((x, y) => this.#frequency(x) - this.#frequency(y));
        // Who has enough of all has one of these.
        const rarest = byFrequency.slice(0, probes.length - least + 1);
        const others = byFrequency.slice(rarest.length);
        for (const number of rarest)
            this.#index.count(number, this.#counts);
        let holders = 0;
        for (const number of rarest) {
            holders += this.#index.take(number, this.#counts, (document, count) => {
                let have = count;
                for (let at = 0; have < least && at < others.length; at += 1) {
                    if (have + others.length - at < least)
                        return false;
                    have += this.#has(others[at], document) ? 1 : 0;
                }
                return have >= least;
            });
        }
        return holders;
    }
    #has(number, document) {
        // A bit for each document takes less than a list of so many.
        if (this.#frequency(number) * 32 < this.#counts.length)
            return this.#index.has(number, document);
        let documents = this.#dense.get(number);
        if (documents === undefined) {
            documents = this.#index.documents(number, this.#counts.length);
            this.#dense.set(number, documents);
        }
        return documents.has(document);
    }
    #frequency(number) {
        return this.#frequencies[number];
    }
    /** Some of the distinct fingerprints that lie within the runs. */
    #probes(entry, runs, from, to) {
        const { positions, keys, from: first, to: last } = this.#corpus.anchors(entry);
        const distinct = this.#distinct;
        let count = 0;
        this.#fragments += 1;
        for (let run = from; run < to; run += 3) {
            const start = runs[run];
            const end = start + runs[run + 2] - this.#k;
            for (let at = lowerBound(positions, start, first, last); at < last && positions[at] <= end; at += 1) {
                const number = keys[at];
                if (this.#seenIn[number] !== this.#fragments) {
                    this.#seenIn[number] = this.#fragments;
                    distinct[count] = number;
                    count += 1;
                }
            }
        }
        return Array.from({ length: Math.min(count, PROBES) }, (_, probe) => distinct[Math.floor((probe * count) / Math.min(count, PROBES))]);
    }
}
/** The first place from `low` on, before `high`, whose value is not less. */
function lowerBound(values, value, low, high) {
    let from = low;
    let to = high;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (values[middle] < value)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

;// CONCATENATED MODULE: ./build/embedded/engine/chain.js
const INDEX_LIMIT = 2 ** 21;
/**
 * Weight of the heaviest set of tiles that stand in the same order in both sequences (a heaviest increasing
 * subsequence, O(n log n) by a Fenwick tree of maxima). Inserted code leaves order alone, chance likeness does not have it.
 *
 * `densest` is the heaviest stretch of such tiles when each token between two of them costs `gapCost`: code that was taken over
 * stands together, chance likeness is spread over the program.
 */
class OrderedChain {
    /** Of the last chain. */
    densest = 0;
    #gapCost;
    #byA = new Float64Array(64);
    #byB = new Float64Array(64);
    #rank = new Int32Array(64);
    #best = new Float64Array(65);
    /** Of the tiles in the order of the first sequence: what the densest stretch that ends with each weighs. */
    #stretch = new Float64Array(64);
    constructor(gapCost) {
        this.#gapCost = gapCost;
    }
    weigh(tiles, weight) {
        const { count } = tiles;
        if (count <= 1) {
            this.densest = count === 0 ? 0 : weight(0);
            return this.densest;
        }
        if (this.#rank.length < count) {
            this.#byA = new Float64Array(count * 2);
            this.#byB = new Float64Array(count * 2);
            this.#rank = new Int32Array(count * 2);
            this.#stretch = new Float64Array(count * 2);
            this.#best = new Float64Array(count * 2 + 1);
        }
        const byA = this.#byA;
        const byB = this.#byB;
        for (let tile = 0; tile < count; tile += 1) {
            byA[tile] = tiles.a[tile] * INDEX_LIMIT + tile;
            byB[tile] = tiles.b[tile] * INDEX_LIMIT + tile;
        }
        sortFirst(byA, count);
        sortFirst(byB, count);
        for (let at = 0; at < count; at += 1)
            this.#rank[byB[at] % INDEX_LIMIT] = at;
        const best = this.#best;
        best.fill(0, 0, count + 1);
        let heaviest = 0;
        this.densest = 0;
        for (let at = 0; at < count; at += 1) {
            const tile = byA[at] % INDEX_LIMIT;
            const rank = this.#rank[tile];
            let before = 0;
            for (let node = rank; node > 0; node -= node & -node)
                before = Math.max(before, best[node]);
            const own = weight(tile);
            const sum = before + own;
            const stretch = own + this.#before(tiles, at);
            this.#stretch[at] = stretch;
            this.densest = Math.max(this.densest, stretch);
            heaviest = Math.max(heaviest, sum);
            for (let node = rank + 1; node <= count; node += node & -node) {
                if (best[node] < sum)
                    best[node] = sum;
            }
        }
        return heaviest;
    }
    /** What the densest stretch before a tile brings to it, looking back a few tiles. */
    #before({ a, b, length }, at) {
        const tile = this.#byA[at] % INDEX_LIMIT;
        let most = 0;
        for (let index = Math.max(0, at - LOOK_BACK); index < at; index += 1) {
            const earlier = this.#byA[index] % INDEX_LIMIT;
            const gapA = a[tile] - a[earlier] - length[earlier];
            const gapB = b[tile] - b[earlier] - length[earlier];
            if (gapB >= 0) {
                most = Math.max(most, this.#stretch[index] - this.#gapCost * Math.max(gapA, gapB));
            }
        }
        return most;
    }
}
/** Tiles that may lie between two neighbours of a stretch, because they were moved there. */
const LOOK_BACK = 8;
/** Most pairs have a dozen tiles: for those the built-in sort (and a view to give it) costs more than sorting. */
const FEW = 40;
/** Sorts the first `count` keys. */
function sortFirst(keys, count) {
    if (count > FEW) {
        keys.subarray(0, count).sort();
        return;
    }
    for (let at = 1; at < count; at += 1) {
        const key = keys[at];
        let to = at;
        while (to > 0 && keys[to - 1] > key) {
            keys[to] = keys[to - 1];
            to -= 1;
        }
        keys[to] = key;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/pair-scorer.js


/**
 * Compares one document with others.
 *
 * `suspicion` = 100 × (1 - (1 - S)^(1 + 4 S (n + s))) with S = 1 - (1 - (c + T + 3 x) / 5) (1 - d / 2), views of one question that
 * fail in different ways:
 * - c: cosine of all small k-grams, each with a power of its rarity. What survives when statements are inserted or moved;
 * - x: how variables are used, by runs of roles; counts less where there are few. What survives when statements are rewritten;
 * - T: tokens in common runs that stand in the same order in both, weighed by rarity², as a share of the smaller program.
 *   Inserted code does not lower it, chance likeness has no order;
 * - d: the densest stretch of such runs, where tokens between them cost. Code that was taken over stands together: it raises the rank
 *   of half copies, in which all other views see half;
 * - n, s: the same names, the same strings. They raise a rank, more where S is high, and never lower it: a copy that changes all of them
 *   has the rank of S alone.
 */
class PairScorer {
    #parameters;
    #tiler;
    #chain;
    /** Runs of all comparisons, packed as a, b, length: one array, because there are many short ones. */
    #runs = new Int32Array(1 << 12);
    #kept = 0;
    #sorted = new Int32Array(1 << 8);
    #order = new Float64Array(1 << 8);
    #held;
    constructor(parameters) {
        this.#parameters = parameters;
        this.#tiler = new tiling/* Tiler */.Z(parameters.minimumTile);
        this.#chain = new OrderedChain(parameters.gapCost);
    }
    /** The first document of the next comparisons, with its `TokenWeights`. */
    hold(entry, anchors, weights) {
        this.#held = { entry, weights };
        this.#tiler.index(entry.tokens, anchors);
    }
    /** Compares the held document with another. */
    compare(other, anchors, otherWeights, alike) {
        if (this.#held === undefined)
            throw new Error('no document is held');
        const { entry, weights } = this.#held;
        const { minimumTile, smallWeight, roleWeight, denseWeight, wordingWeight } = this.#parameters;
        const tiles = this.#tiler.tile(other.tokens, anchors);
        const runsFrom = this.#kept;
        const runs = this.#reserve(tiles.count * 3);
        let overlap = 0;
        let longest = 0;
        for (let tile = 0; tile < tiles.count; tile += 1) {
            const length = tiles.length[tile];
            runs[runsFrom + tile * 3] = tiles.a[tile];
            runs[runsFrom + tile * 3 + 1] = tiles.b[tile];
            runs[runsFrom + tile * 3 + 2] = length;
            overlap += length;
            longest = Math.max(longest, length);
        }
        const inOrder = this.#chain.weigh(tiles, (tile) => {
            const a = tiles.a[tile];
            const b = tiles.b[tile];
            const length = tiles.length[tile];
            const weight = (weights[a + length] -
                weights[a] +
                otherWeights[b + length] -
                otherWeights[b]) /
                2;
            // A run just long enough is likelier chance than one twice as long.
            return (weight * (length - minimumTile / 2)) / length;
        });
        const least = Math.min(weights.at(-1) ?? 0, otherWeights.at(-1) ?? 0);
        const ordered = least === 0 ? 0 : Math.min(1, inOrder / least);
        const weight = roleWeight * alike.trust;
        const whole = (smallWeight * alike.small + ordered + weight * alike.roles) / (smallWeight + 1 + weight);
        const dense = least === 0 ? 0 : Math.min(1, this.#chain.densest / least);
        const structure = 1 - (1 - Math.min(1, whole)) * (1 - denseWeight * dense);
        return {
            overlap,
            longest,
            suspicion: 100 * (1 - (1 - structure) ** (1 + wordingWeight * structure * alike.wording)),
            average: entry.size + other.size === 0 ? 0 : (2 * overlap) / (entry.size + other.size),
            runsFrom,
            runsTo: this.#kept,
        };
    }
    runs({ runsFrom, runsTo }, turned) {
        const length = runsTo - runsFrom;
        const count = length / 3;
        if (this.#sorted.length < length) {
            this.#sorted = new Int32Array(length * 2);
            this.#order = new Float64Array(length * 2);
        }
        const [from, to] = turned ? [1, 0] : [0, 1];
        const order = this.#order;
        for (let run = 0; run < count; run += 1) {
            order[run] = this.#runs[runsFrom + run * 3 + from] * RUN_LIMIT + run;
        }
        sortFirst(order, count);
        for (let at = 0; at < count; at += 1) {
            const run = runsFrom + (order[at] % RUN_LIMIT) * 3;
            this.#sorted[at * 3] = this.#runs[run + from];
            this.#sorted[at * 3 + 1] = this.#runs[run + to];
            this.#sorted[at * 3 + 2] = this.#runs[run + 2];
        }
        return this.#sorted.subarray(0, length);
    }
    /** Marks the tokens of a comparison's runs in both documents. */
    cover(covered, first, second, { runsFrom, runsTo }) {
        for (let at = runsFrom; at < runsTo; at += 3) {
            const length = this.#runs[at + 2];
            covered.cover(first, this.#runs[at], length);
            covered.cover(second, this.#runs[at + 1], length);
        }
    }
    #reserve(size) {
        if (this.#kept + size > this.#runs.length) {
            const larger = new Int32Array((this.#kept + size) * 2);
            larger.set(this.#runs);
            this.#runs = larger;
        }
        this.#kept += size;
        return this.#runs;
    }
}
/** More runs than one pair can have. */
const RUN_LIMIT = 2 ** 21;

;// CONCATENATED MODULE: ./build/embedded/engine/stands-out.js
/**
 * Which pairs stand out of a class: those whose suspicion is many times what is ordinary there, on the scale on which
 * suspicion grows (`growth`). Ordinary is the median over all submissions of how alike each is to its third best partner: two copies
 * of a program make it no larger, a task that dictates the program does, and it grows with the class as the best of many does.
 *
 * `judged` are the submissions that count, `documents` how many there are with those they are compared with besides, `pairs` all
 * that is compared. Of at most half as many submissions as there are documents something is said: where more are alike, that is what
 * is ordinary.
 */
function standOut(judged, documents, pairs, { standsOutFactor, standsOutAtLeast, standsOutPartner, }) {
    const best = new Map(judged.map((id) => [id, []]));
    for (const { a, b, suspicion } of pairs) {
        insert(best.get(a), suspicion, standsOutPartner);
        insert(best.get(b), suspicion, standsOutPartner);
    }
    const ordinary = median([...best.values()].map((list) => list[standsOutPartner - 1] ?? 0));
    const least = Math.max(growth(standsOutAtLeast), standsOutFactor * growth(ordinary));
    const found = pairs
        .filter(({ suspicion }) => growth(suspicion) > least)
        .toSorted((x, y) => y.suspicion - x.suspicion || x.a - y.a || x.b - y.b);
    const named = new Set();
    return found.filter((pair) => {
        const more = [pair.a, pair.b].filter((id) => best.has(id) && !named.has(id));
        const fits = (named.size + more.length) * 2 <= documents || more.length === 0;
        if (fits)
            more.forEach((id) => named.add(id));
        return fits;
    });
}
/** Nothing is made of differences below this. */
const LEAST_GROWTH = 0.02;
/**
 * Suspicion is 100 × (1 − (1 − S)^e): this is −e × ln(1 − S), which has no upper end, so that it can be multiplied.
 */
function growth(suspicion) {
    return LEAST_GROWTH - Math.log(1 - Math.min(suspicion, ALMOST_ALL) / 100);
}
const ALMOST_ALL = 99.9;
/** Keeps the `most` largest, the largest first. */
function insert(list, value, most) {
    if (list === undefined || (list.length === most && value <= list[most - 1]))
        return;
    let at = list.length;
    while (at > 0 && list[at - 1] < value)
        at -= 1;
    list.splice(at, 0, value);
    list.length = Math.min(list.length, most);
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const half = Math.floor(sorted.length / 2);
    return sorted.length === 0
        ? 0
        : (sorted[half] + sorted[sorted.length - 1 - half]) / 2;
}

;// CONCATENATED MODULE: ./build/embedded/engine/token-weights.js
/** Numbers that are kept, 4 bytes each: all of a class of some thousand programs, a part of a larger one. */
const MOST_KEPT = 1 << 24;
/**
 * Running sums of each token's weight, of one document after the other: the square of the rarity of the rarest fingerprint over it.
 * Those that were made last are kept; others are made again, with the same numbers.
 */
class TokenWeights {
    #corpus;
    #rarities;
    #k;
    #most;
    #kept = new Map();
    #size = 0;
    constructor(corpus, rarities, k, most = MOST_KEPT) {
        this.#corpus = corpus;
        this.#rarities = rarities;
        this.#k = k;
        this.#most = most;
    }
    /** Those of an entry: one more than it has tokens. */
    of(at) {
        const known = this.#kept.get(at);
        if (known !== undefined)
            return known;
        const { tokens } = this.#corpus.entries[at];
        const sums = weightSums(tokens.length, this.#corpus.anchors(at), this.#rarities, this.#k);
        this.#size += sums.length;
        // A map lists what was put in first first.
        for (const [oldest, { length }] of this.#kept) {
            if (this.#size <= this.#most)
                break;
            this.#kept.delete(oldest);
            this.#size -= length;
        }
        this.#kept.set(at, sums);
        return sums;
    }
}
function weightSums(length, { positions, keys, from: first, to }, rarities, k) {
    const sums = new Float32Array(length + 1);
    for (let at = first; at < to; at += 1) {
        const weight = rarities[keys[at]];
        const from = positions[at];
        for (let token = from; token < from + k; token += 1) {
            if (sums[token + 1] < weight)
                sums[token + 1] = weight;
        }
    }
    let sum = 0;
    for (let at = 1; at < sums.length; at += 1) {
        sum += sums[at] ** 2;
        sums[at] = sum;
    }
    return sums;
}

;// CONCATENATED MODULE: ./build/embedded/engine/likeness.js

/**
 * How alike documents are by the numbers they share (k-grams, names, strings): a cosine in which each number counts a
 * power of its rarity, so that what two of many share says most.
 *
 * `doubt` is added to the denominator: sharing all of very little is weak evidence.
 */
class Likeness {
    #lists;
    #frequencies;
    /** What sharing each number is evidence for. */
    #evidence;
    #doubt;
    #norms;
    #holder;
    #holds = 0;
    #held = 0;
    /** `lists` are the distinct numbers of each document, below `count`. */
    constructor(lists, count, power, doubt) {
        this.#lists = lists;
        this.#doubt = doubt;
        this.#frequencies = frequenciesOf(lists, count);
        const byFrequency = Float64Array.from({ length: lists.count + 1 }, (_, frequency) => frequency === 0 ? 0 : rarity(frequency, lists.count) ** power);
        this.#evidence = Float64Array.from(this.#frequencies, (frequency) => byFrequency[frequency]);
        this.#norms = Float64Array.from({ length: lists.count }, (_, document) => {
            let sum = 0;
            for (let at = lists.from(document); at < lists.to(document); at += 1) {
                sum += this.#evidence[lists.data[at]];
            }
            return Math.sqrt(sum);
        });
        this.#holder = new Uint32Array(count);
    }
    /** The first document of the next calls of `with`. */
    hold(document) {
        this.#held = document;
        this.#holds += 1;
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            this.#holder[data[at]] = this.#holds;
        }
    }
    /** The likeness of the held document with another, 0..1. */
    with(document) {
        return this.of(this.commonWith(document), this.#held, document);
    }
    /** How far two documents' evidence reaches, 0..1: half where the lesser has `enough`. */
    trustWith(document, enough) {
        const least = Math.min(this.evidenceOf(this.#held), this.evidenceOf(document));
        return least / (least + enough);
    }
    /**
     * The mean of the likeness and of what is common as a share of the lesser document, 0..1: `with` says how much of both is
     * the same, this also how much of a part that was taken over.
     */
    partWith(document) {
        const common = this.commonWith(document);
        return ((this.of(common, this.#held, document) +
            common / (Math.min(this.evidenceOf(this.#held), this.evidenceOf(document)) + this.#doubt)) /
            2);
    }
    /** All evidence in a document. */
    evidenceOf(document) {
        return this.#norms[document] ** 2;
    }
    /** The evidence that the held document has in common with another. */
    commonWith(document) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        let common = 0;
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#holder[number] === this.#holds)
                common += this.#evidence[number];
        }
        return common;
    }
    /** The likeness of two documents from what they have in common. */
    of(common, one, other) {
        return common === 0
            ? 0
            : common / (this.#norms[one] * this.#norms[other] + this.#doubt);
    }
    /** How many additions `rows` of all documents would make. */
    looks() {
        let looks = 0;
        this.#frequencies.forEach((frequency, number) => {
            if (isUseful(frequency, this.#evidence[number]))
                looks += (frequency * frequency) / 2;
        });
        return looks;
    }
    /**
     * For finding partners: what documents have in common with those added before, by numbers rare enough to say something.
     * `order` are the documents in the order of their rows; what more than `most` documents have is not looked at.
     */
    rows(order, most = Infinity) {
        return new LikenessRows(this.#lists, this.#evidence, this.#frequencies.map((frequency) => (frequency <= most ? frequency : 0)), Float64Array.from(order, (document) => this.#norms[document]), this.#doubt);
    }
}
/** Evidence below this is left out when partners are looked for: what a sixteenth of a large class shares. */
const LEAST_EVIDENCE = 0.02;
function isUseful(frequency, evidence) {
    return frequency > 1 && evidence >= LEAST_EVIDENCE;
}
/** Sums of common evidence of one row of documents after the other. */
class LikenessRows {
    /** What the current row has in common with each row before it; the reader sets it to 0. */
    sums;
    /** What a sum is divided by: the product of both rows' norms, and doubt. */
    norms;
    doubt;
    #lists;
    #evidence;
    /** How many documents each number that says something is in; 0 for the others (alone or everywhere). */
    #useful;
    #index;
    constructor(lists, evidence, frequencies, norms, doubt) {
        this.norms = norms;
        this.doubt = doubt;
        this.#lists = lists;
        this.#evidence = evidence;
        this.#useful = frequencies.map((frequency, number) => isUseful(frequency, evidence[number]) ? frequency : 0);
        this.sums = new Float64Array(lists.count);
        this.#index = new InvertedIndex(this.#useful);
    }
    /** Adds evidence, `scale` times, to the sums of the rows that were added and have it too, and notes those that had none. */
    accumulate(document, touched, sums = this.sums, scale = 1) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0) {
                this.#index.accumulate(number, this.#evidence[number] * scale, sums, touched);
            }
        }
    }
    add(document, row) {
        const { data } = this.#lists;
        const to = this.#lists.to(document);
        for (let at = this.#lists.from(document); at < to; at += 1) {
            const number = data[at];
            if (this.#useful[number] > 0)
                this.#index.add(number, row);
        }
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/views.js


function viewsOf(corpus, { rarityPower, stringPower, nameDoubt, stringDoubt, rolePower, roleDoubt }) {
    const { sizes } = corpus;
    const documents = corpus.entries.length;
    const frequencies = frequenciesOf(corpus.fingerprints, sizes.fingerprints);
    const byFrequency = Float64Array.from({ length: documents + 1 }, (_, frequency) => rarity(frequency, documents));
    return {
        frequencies,
        rarities: Float64Array.from(frequencies, (frequency) => byFrequency[frequency]),
        small: new Likeness(corpus.small, sizes.small, rarityPower, 0),
        names: new Likeness(corpus.names, sizes.names, rarityPower, nameDoubt),
        strings: new Likeness(corpus.strings, sizes.strings, stringPower, stringDoubt),
        roles: new Likeness(corpus.roles, sizes.roles, rolePower, roleDoubt),
    };
}

;// CONCATENATED MODULE: ./build/embedded/engine/compare.js








/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;
/**
 * Compares a corpus pairwise: chooses candidates, tiles and scores them (`PairScorer`). Those that `hasRow` denies are
 * not compared with each other.
 */
function comparePairs(corpus, parameters, hasRow, onShare) {
    const { k, shownPairs, shownRuns, mergeGap } = parameters;
    const { entries } = corpus;
    const views = viewsOf(corpus, parameters);
    const candidates = chooseCandidates(corpus, views, parameters, hasRow, (share) => {
        onShare(share * CHOOSING);
    });
    const { scorer, found, foundAt, covered } = scorePairs(corpus, views, candidates, parameters, (share) => {
        onShare(CHOOSING + (1 - CHOOSING) * share);
    });
    const pairOf = (at) => [
        entries[candidates.first[foundAt[at]]],
        entries[candidates.second[foundAt[at]]],
    ];
    const hasRank = entries.length >= parameters.suspicionFrom;
    // Of one row alone nothing is ordinary, and nobody asks who else has a piece of it.
    const isWhole = entries.every((entry, at) => entry.document.role !== 'submission' || hasRow(entry, at));
    const outliers = isWhole && hasRank ? outliersOf(found, foundAt, candidates, entries, parameters) : new Set();
    const shown = bestOfEach(found, foundAt, candidates, entries.length, shownPairs);
    alsoShown(shown, found, shownRuns, (score, at) => {
        const [one, other] = pairOf(at);
        return outliers.has(at) || score.overlap * 100 > parameters.clusterFrom * Math.min(one.size, other.size);
    });
    const holders = isWhole ? new Holders(corpus, views.frequencies, k) : undefined;
    const places = new Map(entries.map((entry, at) => [entry, at]));
    const pairs = found.map((score, at) => (0,pair_score/* reportPair */.RP)(...pairOf(at), score, shown[at] === 1 ? scorer : undefined, {
        mergeGap,
        hasRank,
        standsOut: outliers.has(at),
        sharedBy: (a, runs, from, to) => holders?.besidesTwo(places.get(a) ?? 0, runs, from, to),
    }));
    return { pairs: bySuspicion(pairs), coverage: coverageOf(entries, covered), hasRank };
}
function scorePairs(corpus, views, candidates, parameters, onShare) {
    const { entries } = corpus;
    const scorer = new PairScorer(parameters);
    const weights = new TokenWeights(corpus, views.rarities, parameters.k);
    const covered = new CoveredTokens(entries.map(({ document, tokens }) => (document.role === 'submission' ? tokens.length : undefined)));
    const found = [];
    const foundAt = [];
    const alike = { small: 0, roles: 0, trust: 0, wording: 0 };
    let held = -1;
    for (let at = 0; at < candidates.count; at += 1) {
        const first = candidates.first[at];
        const second = candidates.second[at];
        const one = entries[first];
        const other = entries[second];
        if (held !== first) {
            held = first;
            scorer.hold(one, corpus.anchors(first), weights.of(first));
            views.small.hold(first);
            views.names.hold(first);
            views.strings.hold(first);
            views.roles.hold(first);
            onShare(at / candidates.count);
        }
        alike.small = views.small.with(second);
        alike.roles = views.roles.partWith(second);
        alike.trust = views.roles.trustWith(second, parameters.roleEnough);
        alike.wording = views.names.with(second) + views.strings.with(second);
        const score = scorer.compare(other, corpus.anchors(second), weights.of(second), alike);
        const isLittle = score.suspicion < parameters.leastSuspicion || one.size === 0 || other.size === 0;
        if (score.overlap === 0 && isLittle)
            continue;
        found.push(score);
        foundAt.push(at);
        scorer.cover(covered, first, second, score);
    }
    return { scorer, found, foundAt, covered };
}
/** Share of each submission's tokens that is in a run of any pair, 0..100, by id. */
function coverageOf(entries, covered) {
    const coverage = new Map();
    entries.forEach(({ document, size }, at) => {
        const count = covered.count(at);
        if (count !== undefined)
            coverage.set(document.id, size === 0 ? 0 : (100 * count) / size);
    });
    return coverage;
}
/** Places of the pairs that stand out. */
function outliersOf(found, foundAt, { first, second }, entries, parameters) {
    const counts = entries.map(({ document, size }) => size >= parameters.minimumTokens && !document.isUnreadable);
    const submissions = entries.flatMap(({ document }, at) => (document.role === 'submission' ? at : []));
    const pairs = found.flatMap(({ suspicion }, place) => {
        const a = first[foundAt[place]];
        const b = second[foundAt[place]];
        const sizes = [entries[a]?.size ?? 0, entries[b]?.size ?? 0];
        // By chance much of a short program stands somewhere in one many times as long.
        const isLopsided = Math.max(...sizes) > parameters.standsOutLength * Math.min(...sizes);
        return counts[a] === true && counts[b] === true && !isLopsided ? { a, b, suspicion, place } : [];
    });
    const judged = submissions.filter((at) => counts[at] === true);
    const documents = counts.filter(Boolean).length;
    return new Set(standOut(judged, documents, pairs, parameters).map(({ place }) => place));
}
function bySuspicion(pairs) {
    return pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) ||
        (0,pair_score/* averageSimilarity */.Hk)(y) - (0,pair_score/* averageSimilarity */.Hk)(x) ||
        x.a - y.a ||
        x.b - y.b);
}
/**
 * 1 for each pair that is among the best `keep` of either document, by suspicion or by coverage: those a person will open.
 */
function bestOfEach(found, foundAt, { first, second }, documents, keep) {
    const shown = new Uint8Array(found.length);
    const order = Array.from({ length: found.length }, (_, at) => at);
    for (const measure of ['suspicion', 'average']) {
        const count = new Uint32Array(documents);
        // oxlint-disable-next-line unicorn/no-array-sort -- our own list: no copy of it
        order.sort((x, y) => found[y][measure] - found[x][measure] || x - y);
        for (const at of order) {
            const one = first[foundAt[at]];
            const other = second[foundAt[at]];
            if (count[one] < keep || count[other] < keep) {
                shown[at] = 1;
                count[one] = count[one] + 1;
                count[other] = count[other] + 1;
            }
        }
    }
    return shown;
}
/** Marks what else is shown, the most alike first, as long as there are no more than `most` runs in it. */
function alsoShown(shown, found, most, isWanted) {
    const wanted = found
        .flatMap((score, at) => (shown[at] === 0 && isWanted(score, at) ? { score, at } : []))
        .toSorted((x, y) => y.score.average - x.score.average || x.at - y.at);
    let runs = 0;
    for (const { score, at } of wanted) {
        runs += (score.runsTo - score.runsFrom) / 3;
        if (runs > most)
            return;
        shown[at] = 1;
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var engine_parameters = __nccwpck_require__(9468);
;// CONCATENATED MODULE: ./build/embedded/engine/preparation.js




/**
 * Takes starter code out of documents (ascending by id) and numbers what is left: given starter code, or, where none is
 * given and `detect` is true, code that `commonShare` of the submissions have in runs of `commonRun` tokens.
 *
 * A submission of which fewer than `residueFingerprints` fingerprints are left is starter code only, and so is one that keeps less than
 * `residueShare` of all and is too short to judge by that. In a large framework a student's own work is a small share, and judged.
 *
 * `read` is emptied: a document is let go as soon as it is numbered.
 */
function prepareCorpus(read, detect, parameters) {
    const corpus = new Corpus(parameters);
    const documents = read.filter(({ facts: { role } }) => role === 'submission' || role === 'archive');
    const starter = new starter_code/* StarterCode */.Zi(parameters.k);
    for (const { facts, tokens, wording } of read) {
        if (facts.role === 'base')
            starter.add((0,normalise/* fold */.A)(tokens), wording);
    }
    const shared = starter.empty && detect ? sharedBy(documents, corpus, parameters) : undefined;
    const standing = new Map();
    const commonCode = [];
    /** Submissions that are judged by a small share of what was handed in. */
    let scant = 0;
    read.length = 0;
    // Taken from the end.
    documents.reverse();
    for (let document = documents.pop(); document !== undefined; document = documents.pop()) {
        const { facts } = document;
        let covered;
        let before = 0;
        if (!starter.empty || shared !== undefined) {
            const folded = (0,normalise/* fold */.A)(document.tokens);
            const fingerprints = corpus.fingerprintsOf(folded);
            before = fingerprints.numbers.length;
            covered =
                shared === undefined
                    ? starter.in(folded)
                    : {
                        tokens: (0,starter_code/* coverCommon */.jd)(folded.length, fingerprints, parameters.k, shared.common, parameters.commonRun),
                        wording: undefined,
                    };
            if (facts.role === 'submission')
                commonCode.push(...regions(document, covered.tokens));
        }
        const prepared = corpus.prepare(document, covered);
        const comparability = comparabilityOf(prepared, before, parameters);
        standing.set(facts.id, { facts, comparability, tokens: prepared.entry.size });
        if (comparability === 'compared' &&
            facts.role === 'submission' &&
            isScant(prepared, before, parameters)) {
            scant += 1;
        }
        if (facts.size > 0 && comparability !== 'starter-only')
            corpus.add(prepared);
    }
    corpus.close();
    const holders = new Set(commonCode.map(({ submission }) => submission)).size;
    const only = [...standing.values()].filter(({ comparability }) => comparability === 'starter-only').length;
    return {
        corpus,
        standing,
        commonCode,
        starterCode: starter.empty ? (holders === 0 ? 'none' : 'detected') : 'given',
        notices: [
            ...(shared === undefined || holders === 0
                ? []
                : [
                    `Code that at least ${shared.least} of ${shared.submissions} submissions share was taken for starter code and left out of the comparison (found in ${holders} submissions). Give the starter code to decide this yourself.`,
                ]),
            ...(only === 0 ? [] : [starterOnlyNotice(only, shared === undefined)]),
            ...(scant === 0 || shared === undefined ? [] : [scantNotice(scant, parameters.residueShare)]),
        ],
    };
}
function starterOnlyNotice(count, given) {
    const [hold, were, them] = count === 1 ? ['submission holds', 'was', 'it'] : ['submissions hold', 'were', 'them'];
    return given
        ? `${count} ${hold} almost nothing beside the starter code and ${were} not compared.`
        : `${count} ${hold} almost nothing but code that many share, and ${were} not compared: either unchanged starter code, or one solution handed round. Look at ${them}.`;
}
function scantNotice(count, share) {
    const [are, were] = count === 1 ? ['submission is', 'was'] : ['submissions are', 'were'];
    return `${count} ${are} code that many share but for less than ${100 * share} %, and ${were} compared by that: either code that students were given, or one solution handed round. Give the starter code to tell them apart.`;
}
/** Which fingerprints are in enough submissions to be starter code; undefined where none is, or the class is too small. */
function sharedBy(documents, corpus, { commonFromSubmissions, commonAtLeast, commonShare }) {
    const counted = documents.filter(({ facts }) => facts.role === 'submission' && facts.size > 0);
    if (counted.length < commonFromSubmissions)
        return undefined;
    let frequencies = new Uint32Array(1 << 12);
    for (const { tokens } of counted) {
        const { numbers } = corpus.fingerprintsOf((0,normalise/* fold */.A)(tokens));
        if (corpus.sizes.fingerprints > frequencies.length) {
            const larger = new Uint32Array(corpus.sizes.fingerprints * 2);
            larger.set(frequencies);
            frequencies = larger;
        }
        for (const number of numbers)
            frequencies[number] = frequencies[number] + 1;
    }
    const least = Math.max(commonAtLeast, Math.ceil(commonShare * counted.length));
    const common = Uint8Array.from(frequencies, (frequency) => (frequency >= least ? 1 : 0));
    return common.includes(1) ? { common, least, submissions: counted.length } : undefined;
}
/** `before`: fingerprints before starter code was taken out, 0 where there is none. */
function comparabilityOf(prepared, before, parameters) {
    const { entry, fingerprints } = prepared;
    const { residueFingerprints, minimumTokens } = parameters;
    if (entry.document.size === 0)
        return entry.document.isUnreadable ? 'unreadable' : 'no-source';
    const rest = fingerprints.numbers.length;
    const isShort = entry.size < minimumTokens;
    const isLittle = rest < residueFingerprints || (isShort && isScant(prepared, before, parameters));
    if (entry.document.role === 'submission' && rest < before && isLittle)
        return 'starter-only';
    if (entry.document.isUnreadable)
        return 'unreadable';
    return isShort ? 'too-short' : 'compared';
}
/** Whether little is left beside starter code. `before`: as above. */
function isScant({ fingerprints }, before, { residueShare }) {
    return fingerprints.numbers.length < residueShare * before;
}
/** Covered stretches as line ranges. */
function regions({ facts, tokens }, covered) {
    const result = [];
    for (const file of facts.files) {
        let start = -1;
        for (let at = file.from; at <= file.to; at += 1) {
            const inside = at < file.to && covered[at] === 1 && tokens[at] !== vocabulary/* SEPARATOR */.wv;
            if (inside && start < 0) {
                start = at;
            }
            else if (!inside && start >= 0) {
                result.push({
                    submission: facts.id,
                    file: file.path,
                    lineStart: facts.lines[start],
                    lineEnd: facts.lines[at - 1],
                });
                start = -1;
            }
        }
    }
    return result;
}

// EXTERNAL MODULE: ./build/embedded/engine/quality/quality-of.js
var quality_of = __nccwpck_require__(4887);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __nccwpck_require__(1074);
;// CONCATENATED MODULE: ./build/embedded/engine/analysis.js










/**
 * One analysis: add documents in any order, then run once.
 *
 * Memory grows with the tokens (about 40 bytes each), not with the bytes of the files, which are let go.
 */
class Analysis {
    #options;
    #parameters;
    #documents = [];
    #ids = new Set();
    #references = 0;
    constructor(options, parameters = engine_parameters/* PARAMETERS */.z) {
        this.#options = options;
        this.#parameters = parameters;
    }
    /** Reads a document's files into tokens. Never throws for what the files hold; refuses a second document of one id
     * (`RangeError`) and a sixth AI reference (`TooManyReferences`). */
    add(document) {
        if (this.#ids.has(document.id))
            throw new RangeError(`document ${document.id} was added before`);
        this.#ids.add(document.id);
        if (document.role === 'ai-reference') {
            this.#references += 1;
            if (this.#references > MAX_REFERENCES)
                throw new TooManyReferences();
        }
        this.#documents.push((0,read_document/* readDocument */.u0)(document, this.#options.languageId, {
            quality: document.role === 'submission' && this.#options.quality !== false,
            abstracted: this.#options.ai && document.role !== 'archive',
        }));
    }
    /** Compares. `onProgress` hears how many of the steps are done; a step is one document's row or one pair's tiling. */
    run(onProgress) {
        const parameters = this.#parameters;
        const read = this.#documents.toSorted((a, b) => a.facts.id - b.facts.id);
        // What only the preparation needs of a document is let go with this list, one after the other.
        this.#documents = [];
        const facts = read.map((document) => document.facts);
        const preparation = prepareCorpus(read, this.#options.detectBaseCode, parameters);
        const total = facts.length * 2;
        const pairs = comparePairs(preparation.corpus, parameters, ({ document }) => document.role === 'submission', (share) => onProgress?.(Math.floor(share * total), total));
        return this.#result(facts, guarded(preparation, parameters), pairs);
    }
    #result(facts, { standing, commonCode, notices, alike }, { pairs: compared, coverage, hasRank }) {
        const { clusterFrom } = this.#parameters;
        /** Of what is in no pair. */
        const unpaired = hasRank ? 0 : null;
        const solutions = abstracted(facts, 'ai-reference');
        const references = new AiReferences(solutions, abstracted(facts, 'base'), abstracted(facts, 'submission'), this.#parameters);
        const comparabilityOf = (id) => standing.get(id)?.comparability ?? 'no-source';
        const isArchive = (id) => standing.get(id)?.facts.role === 'archive';
        const hasNumber = (id) => ['compared', 'dictated'].includes(comparabilityOf(id));
        const pairs = alike.size === 0
            ? compared
            : compared.map((pair) => (alike.has(`${pair.a} ${pair.b}`) ? { ...pair, standsOut: true } : pair));
        const best = new Map();
        const links = [];
        const note = (own, other, suspicion, average) => {
            const score = best.get(own) ?? { peer: 0, database: 0, suspicion: null };
            best.set(own, score);
            score.suspicion = suspicion === null ? null : Math.max(score.suspicion ?? 0, suspicion);
            const part = isArchive(other) ? 'database' : 'peer';
            score[part] = Math.max(score[part], average);
        };
        for (const pair of pairs) {
            const average = (0,pair_score/* averageSimilarity */.Hk)(pair);
            const judged = hasNumber(pair.a) && hasNumber(pair.b);
            const isDictated = comparabilityOf(pair.a) === 'dictated' || comparabilityOf(pair.b) === 'dictated';
            note(pair.a, pair.b, pair.suspicion, judged ? average : 0);
            note(pair.b, pair.a, pair.suspicion, judged ? average : 0);
            if (judged && !isDictated && average >= clusterFrom && !isArchive(pair.b))
                links.push([pair.a, pair.b]);
        }
        const comparable = [...standing.keys()].filter(hasNumber);
        const submissions = [...standing.values()]
            .filter(({ facts: { role } }) => role === 'submission')
            .map(({ facts: document, comparability, tokens }) => {
            const score = best.get(document.id) ?? {
                peer: 0,
                database: 0,
                suspicion: coverage.has(document.id) ? unpaired : null,
            };
            return {
                id: document.id,
                comparability,
                comparedWith: hasNumber(document.id) ? comparable.length - 1 : 0,
                tokens,
                files: document.files.length,
                peer: score.peer,
                database: score.database,
                coverage: coverage.get(document.id) ?? 0,
                suspicion: score.suspicion,
                ai: document.abstracted === undefined || document.isUnreadable
                    ? null
                    : references.score(document.abstracted),
                quality: document.isUnreadable ? null : (0,quality_of/* qualityOf */.BF)(document.functions),
                leftOut: document.leftOut,
                remarks: document.remarks,
            };
        });
        return {
            submissions,
            pairs,
            clusters: clustersOf(links),
            commonCode,
            notices: [...notices, ...this.#aiNotices(solutions.length, references, submissions)],
        };
    }
    #aiNotices(solutions, { isSmall, leftOut }, submissions) {
        const { k, commonShare, commonFromSubmissions } = this.#parameters;
        return solutions === 0
            ? []
            : scaleNotices({
                references: solutions,
                unscored: submissions.filter(({ ai }) => ai === null).length,
                run: k,
                commonShare,
                leastClass: commonFromSubmissions,
                isSmall,
                leftOut,
            });
    }
}
/** Code of one role before normalisation, in the order of ids, without unreadable submissions; none unless AI scores were asked for. */
function abstracted(facts, wanted) {
    return facts.flatMap(({ role, isUnreadable, abstracted: code }) => role === wanted && code !== undefined && !(isUnreadable && role === 'submission') ? [code] : []);
}
/** Where the task dictates the program, what is judged becomes `dictated`, and what is the same word for word stands out. */
function guarded(preparation, parameters) {
    const { corpus, standing, notices, starterCode } = preparation;
    const dictated = dictatedClass(corpus, parameters);
    if (dictated === undefined)
        return { ...preparation, alike: new Set() };
    const isDictated = ({ facts, comparability, tokens }) => comparability === 'compared' && facts.role === 'submission' && tokens <= dictated.longest;
    const held = new Set([...standing].flatMap(([id, one]) => (isDictated(one) ? id : [])));
    const pairs = wordForWord(corpus, ({ document }) => held.has(document.id));
    return {
        ...preparation,
        standing: new Map([...standing].map(([id, one]) => [id, held.has(id) ? { ...one, comparability: 'dictated' } : one])),
        notices: held.size === 0
            ? notices
            : [...notices, dictatedNotice(dictated, held.size, pairs.length, starterCode)],
        alike: new Set(pairs.map(({ a, b }) => `${a} ${b}`)),
    };
}
/** @param alike pairs that are the same word for word */
function dictatedNotice({ typical, similarity }, held, alike, starterCode) {
    const [why, advice] = starterCode === 'none'
        ? [
            'The task dictates the program, or students were given code that this check does not know as starter code',
            ' If they were given code, give it to the check as starter code.',
        ]
        : ['The task dictates the program', ''];
    const copies = alike === 0 ? '' : ' Copies word for word are among it.';
    return `Most of this class is alike: half of its programs have at most ${typical} tokens, and half of all pairs have a similarity of at least ${Math.floor(similarity)}. ${why}. The threshold says nothing here, so similarity flags nobody (${held} ${held === 1 ? 'submission' : 'submissions'}). Look at what stands out.${copies}${advice}`;
}

// EXTERNAL MODULE: ./build/embedded/store/blobs.js
var blobs = __nccwpck_require__(5073);
;// CONCATENATED MODULE: ./build/embedded/analysis/job.js




/** What one document may unpack to: more than any upload of code, and soon read. */
const LIMITS = { ...reader/* ZIP_LIMITS */.LP, maxTotalBytes: 64 * 1024 * 1024 };
/**
 * Reads the documents one by one (each is let go when it is tokenized) and compares them. A submission whose ZIP cannot be
 * read has no code, and says so; an earlier one is compared with no more. Without its starter code or AI references a check
 * would accuse people of what is not theirs: it fails.
 *
 * @throws Error with a sentence for the check's status
 */
async function runAnalysisJob(job, onProgress) {
    const analysis = new Analysis(job.options);
    const leftOut = new Map();
    const unread = new Set();
    let missing = 0;
    // Reading and tokenizing are about half of the work.
    const total = job.documents.length * 2;
    for (const [index, document] of job.documents.entries()) {
        const { files, problems, unreadable } = await readDocument(document);
        if (unreadable !== null && document.role === 'archive') {
            missing += 1;
            continue;
        }
        if (unreadable !== null && document.role !== 'submission')
            throw new Error(unreadable);
        if (unreadable !== null)
            unread.add(document.id);
        if (problems.length > 0)
            leftOut.set(document.id, problems);
        analysis.add({ id: document.id, role: document.role, files });
        onProgress(index + 1, total);
    }
    const result = analysis.run((done, of) => {
        onProgress(job.documents.length + Math.floor((done / Math.max(1, of)) * job.documents.length), total);
    });
    return {
        ...result,
        submissions: result.submissions.map((submission) => ({
            ...submission,
            comparability: unread.has(submission.id) ? 'unreadable' : submission.comparability,
            leftOut: [...(leftOut.get(submission.id) ?? []), ...submission.leftOut],
        })),
        notices: missing === 0
            ? result.notices
            : [
                ...result.notices,
                `${missing} earlier ${missing === 1 ? 'submission' : 'submissions'} could not be read and ${missing === 1 ? 'was' : 'were'} not compared with.`,
            ],
    };
}
async function readDocument({ id, name, zip }) {
    try {
        return { ...filesOf(await (0,blobs/* bytesOf */.$)(zip)), unreadable: null };
    }
    catch (error) {
        const { code } = error;
        if (!(error instanceof reader/* ZipError */.Wz) && code === undefined)
            throw error;
        const why = error instanceof reader/* ZipError */.Wz ? 'it is damaged' : (code ?? 'unknown error');
        return {
            files: [],
            problems: [{ path: name, code: 'damaged', reason: `cannot be read any more: ${why}` }],
            unreadable: `The upload ${id} cannot be read any more (${why}).`,
        };
    }
}
function filesOf(zip) {
    const files = [];
    const { entries, problems } = (0,reader/* readZip */.ue)(zip, LIMITS);
    const unreadable = problems.map(({ path, reason }) => ({
        path,
        code: reason === 'too-large' ? reason : 'damaged',
        reason,
    }));
    for (const entry of entries) {
        try {
            // The engine refuses a larger file by its size alone. Untouched memory costs nothing.
            const bytes = entry.size > read_document/* MAX_FILE_BYTES */.gZ ? new Uint8Array(entry.size) : entry.read();
            files.push({ path: entry.path, bytes });
        }
        catch (error) {
            if (!(error instanceof reader/* ZipError */.Wz))
                throw error;
            unreadable.push({ path: entry.path, code: 'damaged', reason: 'damaged' });
        }
    }
    return { files, problems: unreadable };
}


/***/ }),

/***/ 3117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ unpacked),
/* harmony export */   buffersOf: () => (/* binding */ buffersOf),
/* harmony export */   packed: () => (/* binding */ packed),
/* harmony export */   r: () => (/* binding */ PairTable)
/* harmony export */ });
/** Of a fragment: file, first and last line, the other file, its lines, tokens, others that share it (-1: nobody counted). */
const FIELDS = 8;
const NOT_COUNTED = -1;
/** Puts the pairs of a result into columns. */
function packed({ pairs, ...rest }) {
    const places = new Map();
    const placeOf = (file) => {
        const place = places.get(file) ?? places.size;
        places.set(file, place);
        return place;
    };
    const firstFragment = new Int32Array(pairs.length + 1);
    for (const [at, pair] of pairs.entries()) {
        firstFragment[at + 1] = firstFragment[at] + pair.fragments.length;
    }
    const fragments = new Int32Array(firstFragment[pairs.length] * FIELDS);
    let next = 0;
    for (const pair of pairs) {
        for (const one of pair.fragments) {
            fragments.set([
                placeOf(one.file),
                one.lineStart,
                one.lineEnd,
                placeOf(one.matchedFile),
                one.matchedLineStart,
                one.matchedLineEnd,
                one.tokens,
                one.sharedBy ?? NOT_COUNTED,
            ], next);
            next += FIELDS;
        }
    }
    return {
        ...rest,
        pairs: {
            a: Int32Array.from(pairs, (pair) => pair.a),
            b: Int32Array.from(pairs, (pair) => pair.b),
            similarity: Float64Array.from(pairs, (pair) => pair.similarity),
            matchedSimilarity: Float64Array.from(pairs, (pair) => pair.matchedSimilarity),
            suspicion: Float64Array.from(pairs, (pair) => pair.suspicion ?? Number.NaN),
            longestFragment: Int32Array.from(pairs, (pair) => pair.longestFragment),
            overlap: Int32Array.from(pairs, (pair) => pair.overlap),
            standsOut: Uint8Array.from(pairs, (pair) => (pair.standsOut === true ? 1 : 0)),
            firstFragment,
            fragments,
            files: [...places.keys()],
        },
    };
}
/** The same as the engine gave it. */
function unpacked({ pairs, ...rest }) {
    const table = new PairTable(pairs);
    return {
        ...rest,
        pairs: Array.from({ length: table.length }, (_, at) => {
            const { place, ...pair } = table.at(at);
            return { ...pair, fragments: table.fragments(place) };
        }),
    };
}
/** What may be handed over with columns, and is gone here then. */
function buffersOf({ pairs }) {
    const { files: _files, ...columns } = pairs;
    return Object.values(columns).map(({ buffer }) => buffer);
}
/** Reads pairs out of their columns, one by one. */
class PairTable {
    length;
    #columns;
    constructor(columns) {
        this.#columns = columns;
        this.length = columns.a.length;
    }
    at(place) {
        const columns = this.#columns;
        const suspicion = columns.suspicion[place];
        return {
            place,
            a: columns.a[place],
            b: columns.b[place],
            similarity: columns.similarity[place],
            matchedSimilarity: columns.matchedSimilarity[place],
            suspicion: Number.isNaN(suspicion) ? null : suspicion,
            longestFragment: columns.longestFragment[place],
            overlap: columns.overlap[place],
            ...(columns.standsOut[place] === 1 ? { standsOut: true } : {}),
        };
    }
    /** How many fragments all pairs before this one have. */
    fragmentsBefore(place) {
        return this.#columns.firstFragment[place];
    }
    fragmentCount(place) {
        return this.fragmentsBefore(place + 1) - this.fragmentsBefore(place);
    }
    /** Fragments of a pair as `a` sees them. */
    fragments(place) {
        const first = this.fragmentsBefore(place);
        return Array.from({ length: this.fragmentCount(place) }, (_, at) => this.#fragment(first + at));
    }
    #fragment(at) {
        const { fragments, files } = this.#columns;
        const field = (n) => fragments[at * FIELDS + n];
        const sharedBy = field(7);
        return {
            file: files[field(0)],
            lineStart: field(1),
            lineEnd: field(2),
            matchedFile: files[field(3)],
            matchedLineStart: field(4),
            matchedLineEnd: field(5),
            tokens: field(6),
            ...(sharedBy === NOT_COUNTED ? {} : { sharedBy }),
        };
    }
}


/***/ }),

/***/ 5245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Fingerprinter)
/* harmony export */ });
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6881);

/** Numbers k-grams and chooses each document's fingerprints. */
class Fingerprinter {
    table = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramTable */ .aP();
    #k;
    #w;
    #hashes = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramHashes */ .Ch();
    #chosen = new Uint32Array(4096);
    #keys = new Uint32Array(4096);
    #scratch = new Uint32Array(4096);
    /** Serial number of the last document that each number was seen in. */
    #seenIn = new Uint32Array(4096);
    #documents = 0;
    constructor(k, w) {
        this.#k = k;
        this.#w = w;
    }
    /** Winnowed k-grams; valid until the next call. */
    of(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        this.#reserve(hashes.length);
        const count = (0,_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .winnow */ .Xq)(hashes, this.#w, this.#chosen);
        for (let at = 0; at < count; at += 1) {
            const position = this.#chosen[at];
            const number = this.table.add(hashes.low[position], hashes.high[position]);
            this.#keys[at] = number;
            this.#scratch[at] = number;
        }
        return {
            positions: this.#chosen.subarray(0, count),
            keys: this.#keys.subarray(0, count),
            numbers: this.#distinct(count),
        };
    }
    /** Distinct numbers of all k-grams, without winnowing; valid until the next call. */
    all(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        this.#reserve(hashes.length);
        let count = 0;
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1) {
                this.#scratch[count] = this.table.add(hashes.low[at], hashes.high[at]);
                count += 1;
            }
        }
        return this.#distinct(count);
    }
    #reserve(length) {
        if (this.#scratch.length < length) {
            this.#chosen = new Uint32Array(length * 2);
            this.#keys = new Uint32Array(length * 2);
            this.#scratch = new Uint32Array(length * 2);
        }
    }
    /** The first `count` numbers of the scratch, each once, in the order in which they first come. */
    #distinct(count) {
        if (this.#seenIn.length < this.table.size) {
            const larger = new Uint32Array(this.table.size * 2);
            larger.set(this.#seenIn);
            this.#seenIn = larger;
        }
        this.#documents += 1;
        let kept = 0;
        for (let at = 0; at < count; at += 1) {
            const number = this.#scratch[at];
            if (this.#seenIn[number] !== this.#documents) {
                this.#seenIn[number] = this.#documents;
                this.#scratch[kept] = number;
                kept += 1;
            }
        }
        return this.#scratch.subarray(0, kept);
    }
}


/***/ }),

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ GramHashes),
/* harmony export */   Xq: () => (/* binding */ winnow),
/* harmony export */   aP: () => (/* binding */ GramTable),
/* harmony export */   bE: () => (/* binding */ everyGram)
/* harmony export */ });
/* harmony import */ var _token_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(554);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6273);


/*
 * k-gram hashes of token sequences. Two 32-bit polynomial lanes with different bases, mixed; 52 bits are kept, so that
 * among the 10^7 k-grams of a large set a collision is unlikely (about 10^14 pairs / 4.5 × 10^15).
 */
const BASE_LOW = 0x9e3779b1;
const BASE_HIGH = 0x85ebca6b;
const HIGH_MASK = 0xfffff;
/** The finaliser of MurmurHash3: every bit of the input moves every bit of the result. */
function mix(value) {
    let hash = value ^ (value >>> 16);
    hash = Math.imul(hash, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}
function power(base, exponent) {
    let result = 1;
    for (let at = 0; at < exponent; at += 1)
        result = Math.imul(result, base);
    return result;
}
/** Hashes of all k-grams of one document, by the position of their first token. Reused between documents. */
class GramHashes {
    low = new Uint32Array(4096);
    high = new Uint32Array(4096);
    /** 1 where a k-gram starts that holds no separator. */
    valid = new Uint8Array(4096);
    length = 0;
    /** Fills the arrays for `tokens`. Position i is valid when tokens i .. i+k-1 hold no separator. */
    compute(tokens, k) {
        const count = Math.max(0, tokens.length - k + 1);
        if (this.low.length < count) {
            const size = Math.max(count, this.low.length * 2);
            this.low = new Uint32Array(size);
            this.high = new Uint32Array(size);
            this.valid = new Uint8Array(size);
        }
        this.length = count;
        const outLow = power(BASE_LOW, k);
        const outHigh = power(BASE_HIGH, k);
        let low = 0;
        let high = 0;
        let lastSeparator = -1;
        for (let at = 0; at < tokens.length; at += 1) {
            const token = tokens[at];
            if (token === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv)
                lastSeparator = at;
            low = (Math.imul(low, BASE_LOW) + (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(token)) | 0;
            high = (Math.imul(high, BASE_HIGH) + (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(token)) | 0;
            const start = at - k + 1;
            if (start > 0) {
                const gone = (0,_token_values_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenValue */ .v)(tokens[start - 1]);
                low = (low - Math.imul(gone, outLow)) | 0;
                high = (high - Math.imul(gone, outHigh)) | 0;
            }
            if (start >= 0) {
                this.low[start] = mix(low);
                this.high[start] = mix(high) & HIGH_MASK;
                this.valid[start] = start > lastSeparator ? 1 : 0;
            }
        }
    }
}
/**
 * Positions chosen by robust winnowing: in every window of `w` consecutive k-grams the rightmost one of least hash.
 * A run of k-grams shorter than a window gives its least one. `out` is cleared by the caller through its return value:
 * the number of positions written.
 */
function winnow(hashes, w, out) {
    let count = 0;
    let at = 0;
    const { low, high, valid, length } = hashes;
    const less = (a, b) => {
        const difference = low[a] - low[b];
        return difference < 0 || (difference === 0 && high[a] <= high[b]);
    };
    while (at < length) {
        if (valid[at] === 0) {
            at += 1;
            continue;
        }
        let end = at;
        while (end < length && valid[end] === 1)
            end += 1;
        const windows = Math.max(1, end - at - w + 1);
        let best = -1;
        for (let window = 0; window < windows; window += 1) {
            const from = at + window;
            const to = Math.min(end, from + w);
            if (best >= from) {
                // Only the newcomer can beat the one that is still inside.
                if (!less(to - 1, best))
                    continue;
                best = to - 1;
            }
            else {
                best = from;
                for (let candidate = from + 1; candidate < to; candidate += 1) {
                    if (less(candidate, best))
                        best = candidate;
                }
            }
            out[count] = best;
            count += 1;
        }
        at = end;
    }
    return count;
}
/** Open-addressing table from a 52-bit hash to a dense number, in typed arrays. */
class GramTable {
    size = 0;
    #slots = new Int32Array(1 << 12).fill(-1);
    #mask = (1 << 12) - 1;
    #low = new Uint32Array(1 << 11);
    #high = new Uint32Array(1 << 11);
    /** The number of a hash; a new one gets the next number. */
    add(low, high) {
        let slot = (low ^ high) & this.#mask;
        for (;;) {
            const number = this.#slots[slot];
            if (number < 0)
                break;
            if (this.#low[number] === low && this.#high[number] === high)
                return number;
            slot = (slot + 1) & this.#mask;
        }
        if (this.size === this.#low.length) {
            this.#grow();
            return this.add(low, high);
        }
        const number = this.size;
        this.#slots[slot] = number;
        this.#low[number] = low;
        this.#high[number] = high;
        this.size += 1;
        return number;
    }
    /** The number of a hash, or -1. */
    find(low, high) {
        let slot = (low ^ high) & this.#mask;
        for (;;) {
            const number = this.#slots[slot];
            if (number < 0 || (this.#low[number] === low && this.#high[number] === high))
                return number;
            slot = (slot + 1) & this.#mask;
        }
    }
    /** The lower half of each number's hash; valid until the next hash is added. */
    lows() {
        return this.#low.subarray(0, this.size);
    }
    #grow() {
        const capacity = this.#low.length * 2;
        const low = new Uint32Array(capacity);
        low.set(this.#low);
        const high = new Uint32Array(capacity);
        high.set(this.#high);
        this.#low = low;
        this.#high = high;
        this.#slots = new Int32Array(capacity * 2).fill(-1);
        this.#mask = capacity * 2 - 1;
        for (let number = 0; number < this.size; number += 1) {
            let slot = (low[number] ^ high[number]) & this.#mask;
            while (this.#slots[slot] >= 0)
                slot = (slot + 1) & this.#mask;
            this.#slots[slot] = number;
        }
    }
}
const anchorHashes = new GramHashes();
/** Every k-gram of a document that holds no separator, as anchors for tiling: half of its hash is its key. */
function everyGram(tokens, k) {
    anchorHashes.compute(tokens, k);
    const positions = new Uint32Array(anchorHashes.length);
    let count = 0;
    for (let at = 0; at < anchorHashes.length; at += 1) {
        if (anchorHashes.valid[at] === 1) {
            positions[count] = at;
            count += 1;
        }
    }
    return {
        sure: 0,
        from: 0,
        to: count,
        positions: positions.slice(0, count),
        keys: Uint32Array.from({ length: count }, (_, at) => anchorHashes.low[positions[at]]),
    };
}


/***/ }),

/***/ 3988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   j: () => (/* binding */ normalise)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6273);


const PLAIN = 0;
const ATOM = 1;
const SELF = 2;
const LOOP_WORD = 3;
const ASSIGNMENT = 4;
/** What happens to a token, by its number. */
const ACTIONS = new Uint8Array(2048);
function act(action, list) {
    for (const word of list.split(' '))
        ACTIONS[(0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)(word)] = action;
}
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .STRING */ .An] = ATOM;
ACTIONS[_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .CONSTANT */ .TJ] = ATOM;
act(SELF, 'this self');
act(LOOP_WORD, 'for while do foreach loop repeat until parfor');
act(ASSIGNMENT, '+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .= ++ --');
const ASSIGN = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('=');
const DOT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('.');
const ARROW = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('->');
const SCOPE = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('::');
const LESS = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('<');
const GREATER = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>');
const SHIFT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>>');
const TRIPLE_SHIFT = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('>>>');
const OPEN_BRACKET = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)('[');
const CLOSE_BRACKET = (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL)(']');
const BINARY = new Set('+ - * / % & | ^ << >>'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL));
const IN_TYPE_ARGUMENTS = new Set([
    _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS,
    ...'? , [ ] & extends super . :: : < > >> >>> * |'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL),
]);
const AFTER_TYPE_ARGUMENTS = new Set([
    _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS,
    ...'( { > ; , ) . -> :: & * [ ] = >>'.split(' ').map(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .intern */ .HL),
]);
/** Longer lists of type arguments are taken for comparisons. */
const LONGEST_TYPE_ARGUMENTS = 40;
/**
 * Rewrites a file's tokens so that what costs nothing to change changes nothing (in place, one pass):
 *
 * - `this.x` is `x`;
 * - every loop begins with the same token;
 * - `x += e`, `x = x + e` and `x++` are assignments to x;
 * - where blocks have braces, the type before a declared name, type arguments and `scope::` are dropped.
 *
 * Modifiers, annotations and imports were dropped while reading. Mark-up and prose are left as they are.
 */
function normalise(family, text, tokens) {
    const { tokenizer, hasBraces } = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family];
    if (tokenizer === 'names' || tokenizer === 'words')
        return;
    const braces = hasBraces === true || family === 'generic';
    const { ids, lines, starts } = tokens;
    const count = tokens.length;
    let out = 0;
    const write = (id, from) => {
        ids[out] = id;
        lines[out] = lines[from];
        starts[out] = starts[from];
        out += 1;
    };
    // `write` never overtakes `at`: every rule reads at least as many tokens as it writes.
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        const action = ACTIONS[id];
        if (action === PLAIN) {
            if (braces && id === LESS && out > 0 && ids[out - 1] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                const end = endOfTypeArguments(ids, at, count);
                if (end > at) {
                    at = end;
                    continue;
                }
            }
            write(id, at);
        }
        else if (action === ATOM) {
            if (braces && id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                if (at + 2 < count && ids[at + 1] === SCOPE && ids[at + 2] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS) {
                    // A namespace or class before a name: `using namespace` makes it vanish.
                    at += 1;
                    continue;
                }
                let next = at + 1;
                while (next + 1 < count && ids[next] === OPEN_BRACKET && ids[next + 1] === CLOSE_BRACKET)
                    next += 2;
                // A type before a name, on one line: elsewhere a line's end may part two statements.
                if (next < count && ids[next] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS && lines[next] === lines[at]) {
                    at = next - 1;
                    continue;
                }
                if (out > 0 && ids[out - 1] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS && lines[out - 1] === lines[at]) {
                    // The same where type arguments stood between.
                    out -= 1;
                }
            }
            write(id, at);
            // x = x + e
            if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS &&
                at + 3 < count &&
                ids[at + 1] === ASSIGN &&
                ids[at + 2] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS &&
                BINARY.has(ids[at + 3]) &&
                sameWord(text, starts[at], starts[at + 2])) {
                write(ASSIGN, at + 1);
                at += 3;
            }
        }
        else if (action === SELF) {
            if (at + 1 < count && (ids[at + 1] === DOT || ids[at + 1] === ARROW))
                at += 1;
            else
                write(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS, at);
        }
        else if (action === LOOP_WORD) {
            write(_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOP */ .hN, at);
        }
        else {
            // `x++` and `++x` read as an assignment without a right side.
            write(ASSIGN, at);
        }
    }
    tokens.length = out;
}
function endOfTypeArguments(ids, from, count) {
    let depth = 0;
    const limit = Math.min(count, from + LONGEST_TYPE_ARGUMENTS);
    for (let at = from; at < limit; at += 1) {
        const id = ids[at];
        if (id === LESS) {
            depth += 1;
        }
        else if (id === GREATER || id === SHIFT || id === TRIPLE_SHIFT) {
            depth -= id === GREATER ? 1 : id === SHIFT ? 2 : 3;
            if (depth <= 0)
                return at + 1 < count && AFTER_TYPE_ARGUMENTS.has(ids[at + 1]) ? at : from;
        }
        else if (!IN_TYPE_ARGUMENTS.has(id)) {
            return from;
        }
    }
    return from;
}
/** Whether the same word stands at both offsets. */
function sameWord(text, a, b) {
    for (let at = 0;; at += 1) {
        const first = wordCode(text, a + at);
        if (first !== wordCode(text, b + at))
            return false;
        if (first === 0)
            return at > 0;
    }
}
/** The character's code where it is part of a word (or a variable's sigil), else 0. */
function wordCode(text, at) {
    const code = text.charCodeAt(at);
    const lower = code | 32;
    return (lower >= 97 && lower <= 122) ||
        (code >= 48 && code <= 57) ||
        code === 95 ||
        code === 36 ||
        code === 64 ||
        code > 127
        ? code
        : 0;
}
/** What each token number is folded to. */
const FOLDED = Uint16Array.from({ length: _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr }, (_, id) => id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER */ .uk || id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .STRING */ .An || id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .CONSTANT */ .TJ ? _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS : id);
/**
 * A copy of a document's tokens in which names, numbers, strings and constants are one class: a constant may be drawn
 * out into a variable. Runs are compared in this form, small k-grams in the other.
 */
function fold(tokens) {
    const folded = new Uint16Array(tokens.length);
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        const id = token % _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
        folded[at] = token - id + FOLDED[id];
    }
    return folded;
}


/***/ }),

/***/ 3781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notebookCode)
/* harmony export */ });
/**
 * The code of a Jupyter notebook: its code cells one after another, a line for each line of code, shell and magic lines
 * blanked. Lines are counted over the code cells, from 1. A damaged notebook gives the cells that can be made out, a file that only
 * has the name of one gives its text. Undefined where nothing can be made out.
 */
function notebookCode(text) {
    const cells = cellsOf(text);
    return cells === undefined
        ? undefined
        : cells
            .join('\n')
            // What measures a statement runs it.
            .replaceAll(/^([ \t]*)%(?:time|timeit|prun|memit)(?=[ \t])/gm, '$1')
            .replaceAll(/^[ \t]*[%!?].*$/gm, '');
}
/** The text of each code cell. */
function cellsOf(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch {
        return /^\s*\{/.test(text) ? damagedCells(text) : [text];
    }
    return cellsIn(parsed)
        ?.filter((cell) => cell['cell_type'] === 'code')
        .map((cell) => sourceOf(cell));
}
const JSON_STRING = String.raw `"(?:[^"\\\n]|\\.)*"`;
/** The kind of a cell, a list of lines or one text; what is damaged in between is passed over. */
const PIECES = new RegExp(String.raw `"cell_type"\s{0,20}:\s{0,20}"(\w+)"|"(?:source|input)"\s{0,20}:\s{0,20}(\[|${JSON_STRING})`, 'g');
const LINE = new RegExp(String.raw `\s*,?\s*(${JSON_STRING})`, 'y');
/** Cells of a text that is no JSON any more. */
function damagedCells(text) {
    const cells = [];
    let isCode = true;
    for (const { 0: piece, 1: kind, 2: source = '', index } of text.matchAll(PIECES)) {
        if (kind !== undefined) {
            isCode = kind === 'code';
        }
        else if (isCode && source !== '[') {
            cells.push(unquoted(source));
        }
        else if (isCode) {
            const lines = [];
            LINE.lastIndex = index + piece.length;
            for (let line = LINE.exec(text); line !== null; line = LINE.exec(text)) {
                lines.push(unquoted(line[1]));
            }
            cells.push(lines.join(''));
        }
    }
    return cells.some((cell) => cell.trim() !== '') ? cells : undefined;
}
function unquoted(literal) {
    try {
        return String(JSON.parse(literal));
    }
    catch {
        return literal.slice(1, -1);
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function cellsIn(notebook) {
    if (!isRecord(notebook))
        return undefined;
    // Up to nbformat 3 the cells are in `worksheets`.
    const worksheets = Array.isArray(notebook['worksheets'])
        ? notebook['worksheets']
        : undefined;
    const cells = notebook['cells'] ??
        worksheets?.flatMap((sheet) => isRecord(sheet) && Array.isArray(sheet['cells']) ? sheet['cells'] : []);
    return Array.isArray(cells) ? cells.filter(isRecord) : undefined;
}
function sourceOf(cell) {
    const source = cell['source'] ?? cell['input'];
    if (Array.isArray(source)) {
        return source.filter((line) => typeof line === 'string').join('');
    }
    return typeof source === 'string' ? source : '';
}


/***/ }),

/***/ 1525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NumberLists)
/* harmony export */ });
/**
 * Lists of numbers, one for each document, end to end in one array: a large class has tens of thousands, and an array for
 * each costs more than what it holds.
 */
class NumberLists {
    /** All lists; that of document d lies from `from(d)` to `to(d)`. Replaced when it grows. */
    data = new Uint32Array(1 << 12);
    #ends = new Uint32Array(1 << 8);
    #count = 0;
    /** How many lists there are. */
    get count() {
        return this.#count;
    }
    from(document) {
        return document === 0 ? 0 : this.#ends[document - 1];
    }
    to(document) {
        return this.#ends[document];
    }
    /** Adds the next document's list. */
    add(numbers) {
        const from = this.#count === 0 ? 0 : this.to(this.#count - 1);
        const to = from + numbers.length;
        if (to > this.data.length) {
            const larger = new Uint32Array(Math.max(to, Math.ceil(this.data.length * GROWTH)));
            larger.set(this.data);
            this.data = larger;
        }
        if (this.#count === this.#ends.length) {
            const larger = new Uint32Array(this.#ends.length * 2);
            larger.set(this.#ends);
            this.#ends = larger;
        }
        this.data.set(numbers, from);
        this.#ends[this.#count] = to;
        this.#count += 1;
    }
    /** No list follows: lets go what was reserved for more. */
    trim() {
        this.data = this.data.slice(0, this.#count === 0 ? 0 : this.to(this.#count - 1));
    }
}
const GROWTH = 1.5;


/***/ }),

/***/ 171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ averageSimilarity),
/* harmony export */   RP: () => (/* binding */ reportPair),
/* harmony export */   d1: () => (/* binding */ fragmentsOf)
/* harmony export */ });
/**
 * The similarity of a pair, 0..100, which is the number that decides: 100 × 2 × tiled / (|A| + |B|), the share of the tokens of both
 * programs together that stands in common runs. It is the harmonic mean of the two shares, which is how it is made from them.
 */
function averageSimilarity(pair) {
    const sum = pair.similarity + pair.matchedSimilarity;
    return sum === 0 ? 0 : (2 * pair.similarity * pair.matchedSimilarity) / sum;
}
const NO_RUNS = new Int32Array(0);
const NO_FRAGMENTS = [];
/**
 * A pair as it is reported, whichever way round it was compared: `a` is a submission, and of two submissions the one
 * with the lesser id. Without a source of runs there are no fragments, without a rank no suspicion.
 */
function reportPair(one, other, score, source, { mergeGap, hasRank, standsOut, sharedBy, }) {
    const swap = one.document.role === 'archive' ||
        (other.document.role === 'submission' && other.document.id < one.document.id);
    const a = swap ? other : one;
    const b = swap ? one : other;
    const runs = source?.runs(score, swap) ?? NO_RUNS;
    return {
        a: a.document.id,
        b: b.document.id,
        similarity: share(score.overlap, a.size),
        matchedSimilarity: share(score.overlap, b.size),
        suspicion: hasRank ? score.suspicion : null,
        longestFragment: score.longest,
        overlap: score.overlap,
        ...(standsOut ? { standsOut } : {}),
        fragments: runs.length === 0
            ? NO_FRAGMENTS
            : fragmentsOf(a.document, b.document, runs, mergeGap, (from, to) => sharedBy?.(a, runs, from, to)),
    };
}
function share(part, whole) {
    return whole === 0 ? 0 : (100 * part) / whole;
}
/**
 * Fragments in the order of `a`, from triples (position in a, in b, length) in that order; runs that almost touch on both
 * sides are shown as one.
 */
function fragmentsOf(a, b, runs, mergeGap, sharedBy) {
    const fragments = [];
    let [startA, startB, endA, endB, tokens] = [0, 0, 0, 0, 0];
    let fileA = '';
    let fileB = '';
    let opened = 0;
    const close = (next) => {
        if (tokens > 0) {
            const others = sharedBy?.(opened, next);
            fragments.push({
                file: fileA,
                lineStart: a.lines[startA],
                lineEnd: a.lines[endA - 1],
                matchedFile: fileB,
                matchedLineStart: b.lines[startB],
                matchedLineEnd: b.lines[endB - 1],
                tokens,
                ...(others === undefined ? {} : { sharedBy: others }),
            });
        }
        opened = next;
    };
    for (let at = 0; at < runs.length; at += 3) {
        const runA = runs[at];
        const runB = runs[at + 1];
        const length = runs[at + 2];
        const near = tokens > 0 &&
            runA - endA <= mergeGap &&
            runB >= endB &&
            runB - endB <= mergeGap &&
            fileAt(a, runA) === fileA &&
            fileAt(b, runB) === fileB;
        if (near) {
            tokens += length;
        }
        else {
            close(at);
            startA = runA;
            startB = runB;
            fileA = fileAt(a, runA);
            fileB = fileAt(b, runB);
            tokens = length;
        }
        endA = runA + length;
        endB = runB + length;
    }
    close(runs.length);
    return fragments;
}
/** Path of the file that a token is in. */
function fileAt(document, position) {
    let low = 0;
    let high = document.files.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((document.files[middle]?.from ?? 0) <= position)
            low = middle;
        else
            high = middle - 1;
    }
    return document.files[low]?.path ?? '';
}


/***/ }),

/***/ 9468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ PARAMETERS)
/* harmony export */ });
const PARAMETERS = {
    k: 12,
    w: 4,
    minimumTile: 15,
    suspicionFrom: 8,
    leastSuspicion: 2,
    mergeGap: 6,
    smallK: 4,
    rarityPower: 4,
    stringPower: 2,
    nameDoubt: 4,
    stringDoubt: 0.5,
    roleRun: 4,
    roleTimes: 3,
    rolePower: 2,
    roleDoubt: 1,
    roleWeight: 3,
    roleEnough: 7,
    smallWeight: 1,
    gapCost: 1,
    denseWeight: 0.5,
    wordingWeight: 4,
    minimumTokens: 120,
    partners: 10,
    shownPairs: 3,
    shownRuns: 200_000,
    tileFrom: 0.1,
    tileBudgetTokens: 40_000_000,
    tileMostTokens: 300_000_000,
    maxPairs: 10_000,
    lookBudget: 1_000_000_000,
    mostHolders: 200,
    samples: 16,
    nearest: 32,
    likely: 16,
    commonShare: 0.3,
    commonRun: 36,
    commonAtLeast: 3,
    commonFromSubmissions: 8,
    residueFingerprints: 20,
    residueShare: 0.1,
    standsOutFactor: 6,
    standsOutAtLeast: 40,
    standsOutLength: 8,
    standsOutPartner: 3,
    clusterFrom: 75,
    guardFrom: 8,
    guardTokens: 300,
    guardPairs: 45,
    guardRest: 42,
    guardPartner: 3,
    guardPartners: 60,
};


/***/ }),

/***/ 4887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ qualityOf),
/* harmony export */   Mm: () => (/* binding */ SCRIPT)
/* harmony export */ });
/* unused harmony export penaltyOf */
/* harmony import */ var _text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4273);

const GOOD = { cognitive: 15, cyclomatic: 10, lines: 60, nesting: 3, parameters: 5 };
const WORST_SHOWN = 10;
/** The name under which the code of a file without functions is measured. */
const SCRIPT = '(script)';
function over(value, limit) {
    return Math.max(0, value - limit);
}
/** Points (0..100) a function loses for what exceeds the usual limits (15 cognitive, 10 cyclomatic, 60 lines, 3 levels, 5 parameters). */
function penaltyOf(measured) {
    const lines = measured.lineEnd - measured.lineStart + 1;
    return Math.min(100, 3 * over(measured.cognitive, GOOD.cognitive) +
        3 * over(measured.cyclomatic, GOOD.cyclomatic) +
        0.5 * over(lines, GOOD.lines) +
        10 * over(measured.nesting, GOOD.nesting) +
        5 * over(measured.parameters, GOOD.parameters));
}
/**
 * 100 less the functions' mean penalty, each weighing its lines; scripts count where there is no function in any file. null where
 * there is neither.
 */
function qualityOf(all) {
    const named = all.filter(({ name }) => name !== SCRIPT);
    const functions = named.length > 0 ? named : all;
    let lines = 0;
    let lost = 0;
    for (const measured of functions) {
        const length = measured.lineEnd - measured.lineStart + 1;
        lines += length;
        lost += length * penaltyOf(measured);
    }
    if (lines === 0)
        return null;
    const worst = functions.toSorted((a, b) => penaltyOf(b) - penaltyOf(a) ||
        b.cognitive - a.cognitive ||
        b.cyclomatic - a.cyclomatic ||
        (0,_text_compare_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.file, b.file) ||
        a.lineStart - b.lineStart);
    return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}


/***/ }),

/***/ 1074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gZ: () => (/* binding */ MAX_FILE_BYTES),
  u0: () => (/* binding */ readDocument)
});

// UNUSED EXPORTS: MAX_DOCUMENT_BYTES, MAX_DOCUMENT_TOKENS, MINIFIED_LINE_TOKENS

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __nccwpck_require__(3942);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __nccwpck_require__(5174);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __nccwpck_require__(6273);
;// CONCATENATED MODULE: ./build/embedded/engine/data-tables.js

/** A shorter list of literals may be somebody's own work, and is no reason to be alike. */
const LEAST_LITERALS = 64;
/** What stands between the literals of a table in any language. */
const BETWEEN = new Set(Uint8Array.from('{}[](),;:+-', (sign) => sign.charCodeAt(0)));
/**
 * Tokens in which long tables of literals (`{3, 1, 4, …}`, `"…" + "…"`) are separators: the same list, changed. All tables of one length are the same tokens,
 * whatever stands in them, so that two strangers with a table each would be alike by it.
 */
function withoutTables(tokens) {
    let from = 0;
    let literals = 0;
    for (let at = 0; at <= tokens.length; at += 1) {
        const id = (tokens[at] ?? vocabulary/* SEPARATOR */.wv) % vocabulary/* TOKEN_LIMIT */.qr;
        if (id === vocabulary/* NUMBER */.uk || id === vocabulary/* STRING */.An || id === vocabulary/* CONSTANT */.TJ) {
            literals += 1;
        }
        else if (!BETWEEN.has(id)) {
            if (literals >= LEAST_LITERALS)
                tokens.fill(vocabulary/* SEPARATOR */.wv, from, at);
            from = at + 1;
            literals = 0;
        }
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/embedded/engine/evaluated-text.js


/*
 * Programs that are not in the code but in strings that the code evaluates. Nothing is run to see them; that they are there is
 * told.
 */
/** Strings this near to each other are one text: `"…" + "…"`, a list of them, `s += "…"`. */
const MOST_TOKENS_BETWEEN = 3;
/** A shorter text is no program. */
const LEAST_CHARACTERS = 200;
/** Prose has a blank for each six letters; what is encoded has next to none. */
const ENCODED_BLANKS = 0.03;
/** Code has brackets, semicolons and assignments, prose hardly any. */
const CODE_MARKS = 0.04;
/** Strings, and lists of letters' numbers, that hold a program and are evaluated; undefined where none is. */
function evaluatedText(family, text, tokens) {
    if (!evaluates(family, text, tokens))
        return undefined;
    const { ids, starts, length } = tokens;
    const sum = lettersByNumber(text, tokens);
    let parts = [];
    let first = 0;
    let last = -Infinity;
    const close = () => {
        const whole = parts.join('');
        if (isProgram(whole)) {
            sum.characters += whole.length;
            sum.tokens += last - first + 1;
        }
        parts = [];
    };
    for (let at = 0; at < length; at += 1) {
        if (ids[at] === vocabulary/* STRING */.An) {
            if (at - last - 1 > MOST_TOKENS_BETWEEN) {
                close();
                first = at;
            }
            last = at;
            parts.push(text.slice(starts[at], at + 1 < length ? starts[at + 1] : undefined).trim());
        }
    }
    close();
    return sum.characters > 0 || languages/* FAMILIES */.BU[family].readsItself?.test(text) === true ? sum : undefined;
}
/** Lists of at least `LEAST_CHARACTERS` numbers that are letters, blanks and signs: `[105, 109, 112, …]`. */
function lettersByNumber(text, { ids, starts, length }) {
    const sum = { characters: 0, tokens: 0 };
    let letters = 0;
    let first = 0;
    let last = -Infinity;
    for (let at = 0; at <= length; at += 1) {
        if (at < length && ids[at] !== vocabulary/* NUMBER */.uk)
            continue;
        if (at === length || at - last - 1 > MOST_TOKENS_BETWEEN) {
            if (letters >= LEAST_CHARACTERS) {
                sum.characters += letters;
                sum.tokens += last - first + 1;
            }
            letters = 0;
            first = at;
        }
        last = at;
        letters += at < length && isLetter(text, starts[at]) ? 1 : 0;
    }
    return sum;
}
/** Whether the number there, decimal or hexadecimal, is that of a printed character of ASCII or of a blank. */
function isLetter(text, from) {
    const value = Number(/^(?:0x[\da-f]{1,2}|\d{1,3})(?![\w.])/i.exec(text.slice(from, from + 8))?.[0] ?? NaN);
    return (value >= 32 && value < 127) || value === 9 || value === 10 || value === 13;
}
/** Whether a token begins where the pattern is found. */
function evaluates(family, text, { starts, length }) {
    let at = 0;
    for (const { index } of text.matchAll(languages/* FAMILIES */.BU[family].evaluates ?? NOTHING)) {
        while (at < length && starts[at] < index)
            at += 1;
        if (at < length && starts[at] === index)
            return true;
    }
    return false;
}
const NOTHING = /$^/g;
function isProgram(text) {
    if (text.length < LEAST_CHARACTERS)
        return false;
    let blanks = 0;
    let marks = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code <= 32) {
            blanks += 1;
        }
        else if (code === 40 ||
            code === 41 ||
            code === 59 ||
            code === 61 ||
            code === 91 ||
            code === 93 ||
            code === 123 ||
            code === 125) {
            marks += 1;
        }
    }
    return blanks < text.length * ENCODED_BLANKS || marks > text.length * CODE_MARKS;
}

// EXTERNAL MODULE: ./build/embedded/engine/reading-of.js + 9 modules
var reading_of = __nccwpck_require__(836);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __nccwpck_require__(4273);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __nccwpck_require__(554);
;// CONCATENATED MODULE: ./build/embedded/engine/joined-files.js



const NO_USES = new Uint32Array(0);
const MOST_SHORT_LINES = 0xffff;
/** Files' tokens one after another in the order of their paths, a separator behind each. */
class JoinedFiles {
    #files = [];
    #length = 0;
    #lastLine = 0;
    /** `uses`: see `variableUses`. */
    add(path, family, file, uses = NO_USES) {
        if (file.length === 0)
            return;
        const offset = (0,token_values/* tokenOffset */.L)(family);
        const tokens = new Uint16Array(file.length + 1);
        const last = file.lines[file.length - 1];
        const lines = last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
        this.#lastLine = Math.max(this.#lastLine, last);
        for (let at = 0; at < file.length; at += 1) {
            tokens[at] = file.ids[at] + offset;
            lines[at] = file.lines[at];
        }
        tokens[file.length] = vocabulary/* SEPARATOR */.wv;
        this.#files.push({ path, family, tokens, lines, uses });
        this.#length += file.length + 1;
    }
    join() {
        const sorted = this.#files.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path));
        let from = 0;
        const files = sorted.map(({ path, family, tokens }) => {
            const span = { path, family, from, to: from + tokens.length - 1 };
            from += tokens.length;
            return span;
        });
        const [only] = sorted;
        return sorted.length === 1 && only !== undefined
            ? { files, tokens: only.tokens, lines: only.lines, uses: only.uses }
            : {
                files,
                tokens: join(sorted.map(({ tokens }) => tokens), new Uint16Array(this.#length)),
                lines: join(sorted.map(({ lines }) => lines), this.#lastLine <= MOST_SHORT_LINES
                    ? new Uint16Array(this.#length)
                    : new Uint32Array(this.#length)),
                uses: joinUses(sorted, files),
            };
    }
}
/** Uses of all files; each is 2 × a place, and the places move. */
function joinUses(sorted, files) {
    const joined = new Uint32Array(sorted.reduce((sum, { uses }) => sum + uses.length, 0));
    let at = 0;
    for (const [index, { uses }] of sorted.entries()) {
        const shift = (files[index]?.from ?? 0) * 2;
        for (const use of uses) {
            joined[at] = use + shift;
            at += 1;
        }
    }
    return joined;
}
function join(lists, into) {
    let at = 0;
    for (const list of lists) {
        into.set(list, at);
        at += list.length;
    }
    return into;
}

// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __nccwpck_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/notebook.js
var notebook = __nccwpck_require__(3781);
;// CONCATENATED MODULE: ./build/embedded/engine/quality/complexity.js
/** Deeper structures than this are measured as if they were flat: nobody writes them, and the stack is finite. */
const DEEPEST = 150;
/** Measures of one function, counted while its code is walked. */
class Complexity {
    /** McCabe: 1 + decisions. */
    cyclomatic = 1;
    /** Campbell: breaks in the linear flow, each with the levels around it. */
    cognitive = 0;
    /** Deepest level of control structures. */
    nesting = 0;
    #lastOperator = 0;
    /** A structure that interrupts the flow and nests what stands in it. */
    nest(level) {
        this.cognitive += 1 + level;
        this.nesting = Math.max(this.nesting, level + 1);
    }
    /** The same with a decision. */
    branch(level) {
        this.cyclomatic += 1;
        this.nest(level);
    }
    /** `else if`: another decision of a structure that counted already. */
    chain() {
        this.cyclomatic += 1;
        this.cognitive += 1;
    }
    /** One of `&&` (1) and `||` (2): a run of like operators is read as one. */
    logical(operator) {
        this.cyclomatic += 1;
        if (operator !== this.#lastOperator)
            this.cognitive += 1;
        this.#lastOperator = operator;
    }
    /** The next logical operator begins a run of its own. */
    endRun() {
        this.#lastOperator = 0;
    }
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/words.js

const words = (list) => new Set(list.split(' ').map(vocabulary/* intern */.HL));
const IF = words('if unless guard');
const ELSE_IF = words('elif elsif elseif');
const ELSE = (0,vocabulary/* intern */.HL)('else');
const LOOPS = words('for while foreach until loop repeat');
/** It has no condition. */
const ENDLESS = (0,vocabulary/* intern */.HL)('loop');
const WHILE = (0,vocabulary/* intern */.HL)('while');
const DO = (0,vocabulary/* intern */.HL)('do');
const SWITCH = words('switch match when');
/** A soft keyword: elsewhere it is a name. */
const MATCH = (0,vocabulary/* intern */.HL)('match');
const CASE = words('case');
/** Python's keywords that are names elsewhere. */
const SOFT = words('match case');
const CATCH = words('catch except rescue');
/** Words before a block that neither branches nor repeats: it nests nothing. */
const PLAIN_BLOCKS = words('try finally unsafe synchronized using lock fixed checked unchecked defer');
const GOTO = (0,vocabulary/* intern */.HL)('goto');
const JUMPS = words('break continue');
/** What must stand before a function's name, in languages where `name(…) {` is a call with a block. */
const DECLARES = words('fun func fn def function');
const DEF = (0,vocabulary/* intern */.HL)('def');
/** Before the sign that is a function's name: `operator <<`. */
const OPERATOR = (0,vocabulary/* intern */.HL)('operator');
const LAMBDA = (0,vocabulary/* intern */.HL)('lambda');
const NEW = (0,vocabulary/* intern */.HL)('new');
const AND = words('&& and');
const OR = words('|| or');
/** Which logical operator a token is: 1 and, 2 or, 0 none. */
function logicalOperator(id) {
    return AND.has(id) ? 1 : OR.has(id) ? 2 : 0;
}
const QUESTION = (0,vocabulary/* intern */.HL)('?');
const COLON = (0,vocabulary/* intern */.HL)(':');
const ASSIGN = (0,vocabulary/* intern */.HL)('=');
const DOT = (0,vocabulary/* intern */.HL)('.');
const COMMA = (0,vocabulary/* intern */.HL)(',');
const NOT = (0,vocabulary/* intern */.HL)('!');
const SEMICOLON = (0,vocabulary/* intern */.HL)(';');
const ARROW = (0,vocabulary/* intern */.HL)('=>');
const RESULT_ARROW = (0,vocabulary/* intern */.HL)('->');
const LESS = (0,vocabulary/* intern */.HL)('<');
const GREATER = (0,vocabulary/* intern */.HL)('>');
const OPEN = (0,vocabulary/* intern */.HL)('(');
const CLOSE = (0,vocabulary/* intern */.HL)(')');
const OPEN_BLOCK = (0,vocabulary/* intern */.HL)('{');
const CLOSE_BLOCK = (0,vocabulary/* intern */.HL)('}');
const OPEN_INDEX = (0,vocabulary/* intern */.HL)('[');
const CLOSE_INDEX = (0,vocabulary/* intern */.HL)(']');

;// CONCATENATED MODULE: ./build/embedded/engine/quality/braced-code.js



/** Tokens between the `?` and the `:` of a condition. */
const LONGEST_TERNARY = 200;
/** Walks code whose blocks stand in braces. Where a method gives a number, the next statement starts there. */
class BracedCode {
    #code;
    #measured;
    constructor(code, measured) {
        this.#code = code;
        this.#measured = measured;
    }
    /** Measures the statements from `from` to `to`. */
    block(from, to, level) {
        let next = from;
        while (next < to) {
            // A block for its own sake is no level: it is gone through here, so that none is too deep for the stack.
            const id = this.#code.id(next);
            const isBrace = id === OPEN_BLOCK || id === CLOSE_BLOCK;
            next = isBrace ? next + 1 : Math.max(next + 1, this.#statement(next, to, level));
        }
    }
    #statement(at, end, level) {
        const code = this.#code;
        const id = code.id(at);
        if (level > DEEPEST)
            return this.#simple(at, end, DEEPEST);
        if (id === OPEN_BLOCK) {
            const close = code.partner(at);
            const last = close < 0 ? end : Math.min(close, end);
            this.block(at + 1, last, level);
            return last + 1;
        }
        if (IF.has(id) || ELSE_IF.has(id)) {
            this.#measured.branch(level);
            return this.#branches(at, end, level);
        }
        if (id === DO)
            return this.#doLoop(at, end, level);
        if (LOOPS.has(id) || CATCH.has(id)) {
            if (id === ENDLESS)
                this.#measured.nest(level);
            else
                this.#measured.branch(level);
            return this.#statement(this.#condition(at, end, level), end, level + 1);
        }
        if (SWITCH.has(id)) {
            const body = this.#condition(at, end, level);
            if (code.id(body) !== OPEN_BLOCK)
                return body;
            this.#measured.nest(level);
            return this.#statement(body, end, level + 1);
        }
        if (CASE.has(id)) {
            this.#measured.cyclomatic += 1;
            return this.#afterLabel(at, end);
        }
        if (id === ELSE)
            return at + 1;
        if (PLAIN_BLOCKS.has(id)) {
            const open = code.id(at + 1) === OPEN ? code.partner(at + 1) : at;
            return Math.max(at, open) + 1;
        }
        if (!this.#isJump(at))
            return this.#simple(at, end, level);
        this.#measured.cognitive += 1;
        return this.#simple(at + 1, end, level);
    }
    /** `goto`, and `break` or `continue` with a label. */
    #isJump(at) {
        const code = this.#code;
        const id = code.id(at);
        return (id === GOTO ||
            (JUMPS.has(id) && code.id(at + 1) === vocabulary/* IDENTIFIER */.cS && code.line(at) === code.line(at + 1)));
    }
    /** `if (…) … else if (…) … else …`, from the first `if`. */
    #branches(from, end, level) {
        const code = this.#code;
        let next = this.#statement(this.#condition(from, end, level), end, level + 1);
        for (;;) {
            const id = code.id(next);
            const chained = id === ELSE && IF.has(code.id(next + 1));
            if (chained || ELSE_IF.has(id)) {
                this.#measured.chain();
                const condition = this.#condition(chained ? next + 1 : next, end, level);
                next = this.#statement(condition, end, level + 1);
            }
            else if (id === ELSE) {
                this.#measured.cognitive += 1;
                return this.#statement(next + 1, end, level + 1);
            }
            else {
                return next;
            }
        }
    }
    #doLoop(at, end, level) {
        this.#measured.nest(level);
        const next = this.#statement(at + 1, end, level + 1);
        if (this.#code.id(next) !== WHILE)
            return next;
        this.#measured.cyclomatic += 1;
        return this.#simple(next + 1, end, level);
    }
    /** Behind `case …:` or `case … =>`; at its block where it has one. */
    #afterLabel(at, end) {
        const code = this.#code;
        for (let label = at + 1; label < end; label += 1) {
            const id = code.id(label);
            if (id === OPEN_BLOCK)
                return label;
            if (id === COLON || id === ARROW || id === RESULT_ARROW)
                return label + 1;
        }
        const last = Math.max(at + 1, end);
        return code.id(last) === OPEN_BLOCK ? last : last + 1;
    }
    /** Reads the head of a control structure (its condition's operators count); where its body starts. */
    #condition(keyword, end, level) {
        const code = this.#code;
        const open = keyword + 1;
        if (code.id(open) === OPEN && code.partner(open) > 0 && code.language.declaresByWord !== true) {
            const close = Math.min(code.partner(open), end);
            this.#expression(open + 1, close, level);
            return close + 1;
        }
        let body = open;
        while (body < end && code.id(body) !== OPEN_BLOCK) {
            const id = code.id(body);
            const skips = (id === OPEN || id === OPEN_INDEX) && code.partner(body) > body;
            body = skips ? code.partner(body) + 1 : body + 1;
        }
        this.#expression(open, body, level);
        return body;
    }
    /** A statement without a body of its own: to its `;`, or to its line's end where lines end statements. */
    #simple(at, end, level) {
        const code = this.#code;
        let next = at;
        while (next < end && code.id(next) !== SEMICOLON) {
            const id = code.id(next);
            const partner = code.partner(next);
            if (code.opens(next) && partner > next && partner <= end) {
                next = partner + 1;
                if (id === OPEN_BLOCK && !this.#continuesAfterBlock(next))
                    break;
            }
            else if (next > at && startsControl(id)) {
                break;
            }
            else {
                next += 1;
            }
        }
        this.#expression(at, Math.min(next, end), level);
        return code.id(next) === SEMICOLON ? next + 1 : next;
    }
    #continuesAfterBlock(at) {
        const id = this.#code.id(at);
        return id === CLOSE || id === DOT || id === COMMA || id === SEMICOLON;
    }
    /** Logical operators and `?:` between two tokens; blocks inside are closures or initialisers, one level deeper. */
    #expression(from, to, level) {
        const code = this.#code;
        const measured = this.#measured;
        let ternaries = 0;
        measured.endRun();
        for (let at = from; at < to; at += 1) {
            const id = code.id(at);
            const operator = logicalOperator(id);
            if (operator !== 0) {
                measured.logical(operator);
            }
            else if (id === QUESTION && this.#isTernary(at, to)) {
                measured.branch(level + ternaries);
                ternaries += 1;
            }
            else if (id === OPEN_BLOCK && code.partner(at) > at && level < DEEPEST) {
                const close = Math.min(code.partner(at), to);
                this.block(at + 1, close, level + 1);
                at = close;
                measured.endRun();
            }
            else if (id === SEMICOLON ||
                id === COMMA ||
                (id === OPEN && code.id(at - 1) === NOT)) {
                // A negated group is a run of its own: a && !(b && c) reads as two.
                measured.endRun();
            }
        }
    }
    /** `? … :` rather than an optional type or Kotlin's and Rust's `?`. */
    #isTernary(at, to) {
        const code = this.#code;
        if (code.language.hasNoTernary === true)
            return false;
        for (let after = at + 1; after < to && after - at < LONGEST_TERNARY; after += 1) {
            const id = code.id(after);
            if (id === COLON)
                return after > at + 1;
            if (id === SEMICOLON)
                return false;
            if (code.opens(after) && code.partner(after) > after)
                after = code.partner(after);
        }
        return false;
    }
}
function startsControl(id) {
    return (IF.has(id) ||
        LOOPS.has(id) ||
        id === ELSE ||
        CATCH.has(id) ||
        CASE.has(id) ||
        (SWITCH.has(id) && id !== MATCH));
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/code-view.js

/** Unclosed brackets that are passed over to find the partner of a closing one. */
const MOST_UNCLOSED = 8;
const LONGEST_WORD = 100;
/** A file's tokens as measures read them. */
class CodeView {
    language;
    count;
    #text;
    #tokens;
    #partners;
    constructor(language, text, tokens) {
        this.language = language;
        this.count = tokens.length;
        this.#text = text;
        this.#tokens = tokens;
        this.#partners = partners(tokens.ids, tokens.length);
    }
    /** The number of a token; 0 before the first and after the last. */
    id(at) {
        return at >= 0 && at < this.count ? this.#tokens.ids[at] : 0;
    }
    line(at) {
        return this.#tokens.lines[at];
    }
    /** The word that a token is in the text. */
    word(at) {
        const start = this.#tokens.starts[at];
        return (/^[$@]*[\p{L}\p{N}_$]+[?!]?/u.exec(this.#text.slice(start, start + LONGEST_WORD))?.[0] ?? '');
    }
    /** The text from one token up to another, its blanks made one or none: what an operator is called. */
    between(from, to) {
        const [start, end] = [this.#tokens.starts[from], this.#tokens.starts[to]];
        return this.#text
            .slice(start, Math.min(end, start + LONGEST_WORD))
            .replaceAll(/(?<=\w)\s+(?=\w)/g, ' ')
            .replaceAll(/\s+(?!\w)|(?<!\w)\s+/g, '');
    }
    /** Where the partner of a bracket stands; -1: it has none. */
    partner(at) {
        return this.#partners[at];
    }
    /** Whether a `(`, `{` or `[` stands here. */
    opens(at) {
        const id = this.id(at);
        return id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX;
    }
}
function partners(ids, count) {
    const result = new Int32Array(count).fill(-1);
    const open = [];
    for (let at = 0; at < count; at += 1) {
        const id = ids[at];
        if (id === OPEN || id === OPEN_BLOCK || id === OPEN_INDEX) {
            open.push(at);
        }
        else if (id === CLOSE || id === CLOSE_BLOCK || id === CLOSE_INDEX) {
            const wanted = id === CLOSE ? OPEN : id === CLOSE_BLOCK ? OPEN_BLOCK : OPEN_INDEX;
            // A bracket that was never closed is passed over by the next outer one that fits.
            for (let depth = open.length - 1; depth >= Math.max(0, open.length - MOST_UNCLOSED); depth -= 1) {
                const start = open[depth];
                if (ids[start] === wanted) {
                    result[start] = at;
                    result[at] = start;
                    open.length = depth;
                    break;
                }
            }
        }
    }
    return result;
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/function-heads.js


/** What may stand between a parameter list and its body: result types, `throws`, `where`. */
const LONGEST_HEAD = 40;
/** What may stand between `operator` and its parameters: `operator const std::vector<int> &(`. */
const LONGEST_SIGN = 24;
/** The head of a function with a body in braces when its name stands at `at`. */
function functionHead(code, at) {
    if (code.id(at) === OPERATOR)
        return operatorHead(code, at, at + 1);
    // Swift's and Scala's operators have no word of their own: func == (…), def +(…)
    if (code.language.declaresByWord === true && DECLARES.has(code.id(at)) && isSign(code.id(at + 1))) {
        return operatorHead(code, at + 1, at + 1);
    }
    if (code.id(at) !== vocabulary/* IDENTIFIER */.cS)
        return undefined;
    if (code.id(at + 1) === ASSIGN)
        return assignedFunction(code, at);
    const before = code.id(at - 1);
    if (code.id(at + 1) !== OPEN || before === NEW || before === DOT)
        return undefined;
    // Go's methods: func (receiver) name(…)
    const receiver = before === CLOSE && DECLARES.has(code.id(code.partner(at - 1) - 1));
    if (code.language.declaresByWord === true && !DECLARES.has(before) && !receiver)
        return undefined;
    const close = code.partner(at + 1);
    const body = close < 0 ? -1 : bodyAfter(code, close);
    return body < 0 ? undefined : { name: at, parameters: at + 1, body };
}
/** Neither a name nor a bracket. */
function isSign(id) {
    return id !== 0 && id !== vocabulary/* IDENTIFIER */.cS && id !== OPEN && id !== OPEN_BLOCK && id !== LESS;
}
/** The head of an operator's definition: `operator <<(…) {`, `operator ()(…) {`, `operator bool() {`. Its sign begins at `sign`. */
function operatorHead(code, name, sign) {
    const before = code.id(name - 1);
    if (before === DOT || before === RESULT_ARROW)
        return undefined;
    let open = sign;
    if (code.id(open) === OPEN && code.id(open + 1) === CLOSE)
        open += 2;
    while (code.id(open) !== OPEN) {
        const id = code.id(open);
        const ends = id === 0 || id === SEMICOLON || id === OPEN_BLOCK || id === CLOSE;
        if (ends || open - sign > LONGEST_SIGN)
            return undefined;
        open += 1;
    }
    const close = code.partner(open);
    const body = close < 0 ? -1 : bodyAfter(code, close);
    return body < 0 ? undefined : { name, parameters: open, body };
}
/** Where the block begins that follows a parameter list; -1: none does. */
function bodyAfter(code, close) {
    for (let after = close + 1; after < code.count && after - close < LONGEST_HEAD; after += 1) {
        const id = code.id(after);
        if (id === OPEN_BLOCK)
            return code.partner(after) < 0 ? -1 : after;
        // Scala's def f(…): T = {
        const isAssigned = id === ASSIGN && code.id(after + 1) === OPEN_BLOCK;
        if (isAssigned && code.language.declaresByWord === true)
            continue;
        if (id === OPEN) {
            // Go's several results, C++'s initialisers.
            after = code.partner(after);
            if (after < 0)
                return -1;
        }
        else if (endsHead(id) ||
            (id === DOT && code.id(after - 1) === CLOSE && code.language.hasQualifiedResults !== true)) {
            return -1;
        }
    }
    return -1;
}
function endsHead(id) {
    return (id === SEMICOLON ||
        id === ASSIGN ||
        id === CLOSE ||
        id === CLOSE_BLOCK ||
        id === ARROW ||
        IF.has(id));
}
/** `name = (…) => {` and `name = function (…) {`. */
function assignedFunction(code, at) {
    let parameters = at + 2;
    if (DECLARES.has(code.id(parameters)))
        parameters += 1;
    const isList = code.id(parameters) === OPEN;
    const close = isList ? code.partner(parameters) : parameters;
    if (close < 0 || (!isList && code.id(parameters) !== vocabulary/* IDENTIFIER */.cS))
        return undefined;
    const isArrow = code.id(close + 1) === ARROW;
    const body = isArrow ? close + 2 : close + 1;
    const isFunction = isArrow || DECLARES.has(code.id(at + 2));
    return isFunction && code.id(body) === OPEN_BLOCK && code.partner(body) > 0
        ? { name: at, parameters, body }
        : undefined;
}
/** How many parameters a list has that begins at `open`; 1 where a name stands in its place. */
function parameterCount(code, open) {
    if (code.id(open) !== OPEN)
        return 1;
    const close = code.partner(open);
    if (close <= open + 1 || (close === open + 2 && code.word(open + 1) === 'void'))
        return 0;
    let count = 1;
    let angles = 0;
    for (let at = open + 1; at < close; at += 1) {
        const id = code.id(at);
        if (code.opens(at))
            at = Math.max(at, code.partner(at));
        else if (id === LESS)
            angles += 1;
        else if (id === GREATER)
            angles -= 1;
        else if (id === COMMA && angles <= 0 && at + 1 < close)
            count += 1;
    }
    // Python's and Rust's own object is no parameter of the caller's.
    return /^&?(?:self|cls)$/.test(code.word(open + 1)) ? count - 1 : count;
}

;// CONCATENATED MODULE: ./build/embedded/engine/quality/indented-code.js



/** After the line feed that ends the logical line of a token. */
function lineEnd(code, at) {
    let next = at;
    while (next < code.count && code.id(next) !== vocabulary/* NEWLINE */.Xy)
        next += 1;
    return next + 1;
}
/** End of the indented block that starts at `at` (after its last DEDENT); `at` where none starts. */
function suiteEnd(code, at) {
    if (code.id(at) !== vocabulary/* INDENT */.BH)
        return at;
    let depth = 0;
    for (let next = at; next < code.count; next += 1) {
        depth += code.id(next) === vocabulary/* INDENT */.BH ? 1 : code.id(next) === vocabulary/* DEDENT */.lZ ? -1 : 0;
        if (depth === 0)
            return next + 1;
    }
    return code.count;
}
/** Measures the statements from `from` to `to`, whose blocks are indented. */
function measureSuite(code, measured, from, to, level) {
    let at = code.id(from) === vocabulary/* INDENT */.BH ? from + 1 : from;
    while (at < to) {
        const id = code.id(at);
        if (id === vocabulary/* DEDENT */.lZ || id === vocabulary/* INDENT */.BH || id === vocabulary/* NEWLINE */.Xy) {
            at += 1;
            continue;
        }
        const line = Math.min(lineEnd(code, at), to);
        const suite = Math.min(suiteEnd(code, line), to);
        const inner = measureKeyword(measured, id, level, suite > line);
        measureExpression(code, measured, at + 1, line, inner === level ? level : inner - 1);
        if (suite > line && level < DEEPEST)
            measureSuite(code, measured, line, suite, inner);
        at = Math.max(at + 1, suite, line);
    }
}
/** Counts a statement by its first word; the level of its block. */
function measureKeyword(measured, id, level, hasBlock) {
    if (IF.has(id) || LOOPS.has(id) || CATCH.has(id)) {
        measured.branch(level);
    }
    else if (ELSE_IF.has(id)) {
        measured.chain();
    }
    else if (id === ELSE) {
        measured.cognitive += 1;
    }
    else if (id === MATCH && hasBlock) {
        measured.nest(level);
    }
    else if (id !== DEF) {
        if (CASE.has(id) && hasBlock)
            measured.cyclomatic += 1;
        return level;
    }
    return level + 1;
}
function measureExpression(code, measured, from, to, level) {
    measured.endRun();
    for (let at = from; at < to; at += 1) {
        const id = code.id(at);
        const operator = logicalOperator(id);
        if (operator !== 0)
            measured.logical(operator);
        else if (IF.has(id))
            measured.branch(level);
        else if (LOOPS.has(id))
            measured.cyclomatic += 1;
        else if (id === LAMBDA || id === COMMA)
            measured.endRun();
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/quality/quality-of.js
var quality_of = __nccwpck_require__(4887);
;// CONCATENATED MODULE: ./build/embedded/engine/quality/measure-functions.js









/**
 * Measures of the functions of one file, from its tokens; none for languages whose blocks the engine does not follow.
 *
 * - cyclomatic (McCabe 1976): 1 + decisions: `if`, loops, `case`, `catch`, `?:`, `&&`, `||`;
 * - cognitive (SonarSource, "Cognitive Complexity", Campbell 2018): one for each break in the linear flow (`if`, `else`,
 *   `switch`, loops, `catch`, `?:`, each run of like logical operators, jumps to labels, recursion), and for those that
 *   nest, one more for each level they are nested in. `switch` counts once, however many cases; closures nest;
 * - nesting: deepest level of control structures;
 * - parameters: of the function's own list.
 *
 * In Python each `for` of a comprehension is a loop for the cyclomatic measure, and each `if` of one a condition for both.
 *
 * Functions are found by name: `name(…) {`, `name = (…) => {`, `operator <<(…) {`, `def name(…):`. Closures belong to the function
 * around them. Where code outside of functions is run, a file without a function is one itself, called `SCRIPT`.
 */
function measureFunctions(path, family, text, tokens) {
    const code = new CodeView(languages/* FAMILIES */.BU[family], text, tokens);
    const found = family === 'python' ? indentedFunctions(code) : code.language.hasBraces ? bracedFunctions(code) : [];
    return found.length === 0 && code.language.runsOutsideFunctions === true
        ? wholeScript(path, code)
        : found.map((one) => measured(path, code, one));
}
/** All of a file as one function; none if there is no code. */
function wholeScript(file, code) {
    const last = lastWord(code, code.count - 1);
    if (last < 0)
        return [];
    const complexity = new Complexity();
    if (code.language.hasBraces === true)
        new BracedCode(code, complexity).block(0, code.count, 0);
    else
        measureSuite(code, complexity, 0, code.count, 0);
    const { cyclomatic, cognitive, nesting } = complexity;
    return [
        {
            file,
            name: quality_of/* SCRIPT */.Mm,
            lineStart: code.line(0),
            lineEnd: code.line(last),
            cyclomatic,
            cognitive,
            nesting,
            parameters: 0,
        },
    ];
}
/** The last token up to `at` that is written rather than told by layout; -1: there is none. */
function lastWord(code, at) {
    let last = at;
    while (last >= 0 && LAYOUT.has(code.id(last)))
        last -= 1;
    return last;
}
const LAYOUT = new Set([vocabulary/* NEWLINE */.Xy, vocabulary/* INDENT */.BH, vocabulary/* DEDENT */.lZ]);
function bracedFunctions(code) {
    const found = [];
    for (let at = 0; at < code.count; at += 1) {
        const head = functionHead(code, at);
        if (head === undefined)
            continue;
        const complexity = new Complexity();
        const to = code.partner(head.body);
        new BracedCode(code, complexity).block(head.body + 1, to, 0);
        found.push({ name: head.name, parameters: head.parameters, from: at, to, complexity });
        at = to;
    }
    return found;
}
function indentedFunctions(code) {
    const found = [];
    for (let at = 0; at + 2 < code.count; at += 1) {
        const isNamed = code.id(at + 1) === vocabulary/* IDENTIFIER */.cS || SOFT.has(code.id(at + 1));
        if (code.id(at) !== DEF || !isNamed || code.id(at + 2) !== OPEN)
            continue;
        const close = code.partner(at + 2);
        if (close < 0)
            continue;
        const start = lineEnd(code, close);
        const end = suiteEnd(code, start);
        const complexity = new Complexity();
        measureSuite(code, complexity, start, end, 0);
        found.push({
            name: at + 1,
            parameters: at + 2,
            from: at,
            to: Math.max(at, lastWord(code, end - 1)),
            complexity,
        });
        at = Math.max(at, end - 1);
    }
    return found;
}
function measured(file, code, { name, parameters, from, to, complexity }) {
    const { cyclomatic, cognitive, nesting } = complexity;
    const own = code.id(name) === OPERATOR ? '' : code.word(name);
    return {
        file,
        name: own === '' ? code.between(name, parameters) : own,
        lineStart: code.line(from),
        lineEnd: code.line(to),
        cyclomatic,
        cognitive: cognitive + (callsItself(code, name, parameters, to) ? 1 : 0),
        nesting,
        parameters: parameterCount(code, parameters),
    };
}
/** Whether a function's name is called behind its parameters, and not as another object's. */
function callsItself(code, name, parameters, to) {
    const own = code.word(name);
    for (let at = Math.max(parameters, code.partner(parameters)) + 1; at < to; at += 1) {
        if (code.id(at) !== vocabulary/* IDENTIFIER */.cS || code.id(at + 1) !== OPEN || code.word(at) !== own)
            continue;
        if (code.id(at - 1) !== DOT && code.id(at - 1) !== NEW)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/embedded/engine/source-form.js
var source_form = __nccwpck_require__(9932);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __nccwpck_require__(3427);
// EXTERNAL MODULE: ./build/embedded/engine/words.js
var engine_words = __nccwpck_require__(6311);
;// CONCATENATED MODULE: ./build/embedded/engine/variables.js



/*
 * Which names of a file mean the same variable. A name says so only inside of one function: its spelling links the places where it
 * stands and is forgotten then, so that new names change nothing.
 */
const variables_DOT = (0,vocabulary/* intern */.HL)('.');
const variables_ARROW = (0,vocabulary/* intern */.HL)('->');
const OPTIONAL_DOT = (0,vocabulary/* intern */.HL)('?.');
const variables_NEW = (0,vocabulary/* intern */.HL)('new');
const variables_DEF = (0,vocabulary/* intern */.HL)('def');
const variables_OPEN = (0,vocabulary/* intern */.HL)('(');
const variables_CLOSE = (0,vocabulary/* intern */.HL)(')');
const OPEN_BRACE = (0,vocabulary/* intern */.HL)('{');
const CLOSE_BRACE = (0,vocabulary/* intern */.HL)('}');
const variables_SEMICOLON = (0,vocabulary/* intern */.HL)(';');
/** A function's parameters end at most so many tokens before its body: a result's type and exceptions stand between. */
const LONGEST_RESULT = 7;
/** Scratch of all files: functions as pairs of places (from, to), and of each name's place its variable. */
let functions = new Uint32Array(1 << 8);
let variables = new Uint32Array(1 << 10);
let places = new Uint32Array(1 << 10);
let ends = new Uint32Array(1 << 10);
/** Variables by name and function; what an earlier file left in the slots does not count. */
let slotHashes = new Float64Array(1 << 11);
let slotRounds = new Uint32Array(1 << 11);
let slotVariables = new Uint32Array(1 << 11);
let round = 0;
const variables_NO_USES = new Uint32Array(0);
/**
 * Where the variables of a file stand: 2 × the token's place, + 1 for the first one of each variable, variable after variable. By the
 * file's tokens after normalisation, and its text. Nothing for prose and mark-up.
 */
function variableUses(family, text, tokens) {
    const { tokenizer, hasBraces, ignoreCase } = languages/* FAMILIES */.BU[family];
    if (tokenizer === 'names' || tokenizer === 'words')
        return variables_NO_USES;
    const bounds = hasBraces === true || family === 'generic'
        ? functionsInBraces(tokens)
        : tokenizer === 'python'
            ? functionsByIndent(tokens)
            : 0;
    const { ids, starts, length } = tokens;
    reserve(length);
    round += 1;
    let count = 0;
    let known = 0;
    let bound = 0;
    let scope = 0;
    for (let at = 0; at < length; at += 1) {
        while (bound < bounds && functions[bound] <= at) {
            bound += 1;
            // Odd inside of a function; all that is outside is one scope.
            scope = bound % 2 === 1 ? bound : 0;
        }
        if (ids[at] !== vocabulary/* IDENTIFIER */.cS || !isVariable(ids, at, length))
            continue;
        const variable = numberOf((0,engine_words/* nameHash */._N)(text, starts[at], ignoreCase), scope, known);
        if (variable === known) {
            ends[known] = 0;
            known += 1;
        }
        ends[variable] = ends[variable] + 1;
        variables[count] = variable;
        places[count] = at;
        count += 1;
    }
    return byVariable(count, known);
}
/** A name that is neither called nor a member of something nor made by `new`. */
function isVariable(ids, at, length) {
    const before = at === 0 ? vocabulary/* SEPARATOR */.wv : ids[at - 1];
    return (before !== variables_DOT &&
        before !== variables_ARROW &&
        before !== OPTIONAL_DOT &&
        before !== variables_NEW &&
        (at + 1 === length || ids[at + 1] !== variables_OPEN));
}
/** The number of a variable: `next` if it is new. */
function numberOf(hash, scope, next) {
    const key = hash + scope * SCOPE_STEP;
    const mask = slotHashes.length - 1;
    let slot = (hash ^ Math.imul(scope, 0x9e3779b1)) & mask;
    while (slotRounds[slot] === round) {
        if (slotHashes[slot] === key)
            return slotVariables[slot];
        slot = (slot + 1) & mask;
    }
    slotRounds[slot] = round;
    slotHashes[slot] = key;
    slotVariables[slot] = next;
    return next;
}
/** Names' hashes are 32 bits, so that 2 × 20 bits of scopes fit beside them. */
const SCOPE_STEP = 2 ** 32;
/** Places by variable, in the order of the variables' first places. */
function byVariable(count, known) {
    let sum = 0;
    for (let variable = 0; variable < known; variable += 1) {
        const size = ends[variable];
        ends[variable] = sum;
        sum += size;
    }
    const uses = new Uint32Array(count);
    let seen = 0;
    for (let at = 0; at < count; at += 1) {
        const variable = variables[at];
        const isFirst = variable === seen;
        if (isFirst)
            seen += 1;
        const end = ends[variable];
        uses[end] = places[at] * 2 + (isFirst ? 1 : 0);
        ends[variable] = end + 1;
    }
    return uses;
}
function reserve(length) {
    if (variables.length < length) {
        variables = new Uint32Array(length * 2);
        places = new Uint32Array(length * 2);
        ends = new Uint32Array(length * 2);
    }
    let slots = slotHashes.length;
    while (slots < length * 2)
        slots *= 2;
    if (slots > slotHashes.length) {
        slotHashes = new Float64Array(slots);
        slotRounds = new Uint32Array(slots);
        slotVariables = new Uint32Array(slots);
    }
}
function noteFunction(count, from, to) {
    if (count + 2 > functions.length) {
        const larger = new Uint32Array(functions.length * 2);
        larger.set(functions);
        functions = larger;
    }
    functions[count] = from;
    functions[count + 1] = to;
    return count + 2;
}
/** Outer functions: from the name before the parameters to the end of the body; how many bounds there are. */
function functionsInBraces({ ids, length }) {
    let count = 0;
    for (let at = 0; at < length; at += 1) {
        if (ids[at] !== OPEN_BRACE)
            continue;
        const from = headOf(ids, at);
        if (from < 0)
            continue;
        const body = at;
        let depth = 0;
        for (; at < length; at += 1) {
            if (ids[at] === OPEN_BRACE) {
                depth += 1;
            }
            else if (ids[at] === CLOSE_BRACE) {
                depth -= 1;
                if (depth === 0)
                    break;
            }
        }
        count = noteFunction(count, Math.max(from, count === 0 ? 0 : functions[count - 1]), Math.max(at, body + 1));
    }
    return count;
}
/** Where the head of the function begins whose body opens at `brace`; -1: it is none. */
function headOf(ids, brace) {
    const least = Math.max(0, brace - LONGEST_RESULT);
    let close = brace - 1;
    while (close >= least && ids[close] !== variables_CLOSE) {
        const id = ids[close];
        if (id === variables_SEMICOLON || id === OPEN_BRACE || id === CLOSE_BRACE)
            return -1;
        close -= 1;
    }
    if (close < least)
        return -1;
    let depth = 0;
    for (let at = close; at > 0; at -= 1) {
        if (ids[at] === variables_CLOSE) {
            depth += 1;
        }
        else if (ids[at] === variables_OPEN) {
            depth -= 1;
            if (depth === 0)
                return ids[at - 1] === vocabulary/* IDENTIFIER */.cS ? at - 1 : -1;
        }
        else if (ids[at] === OPEN_BRACE || ids[at] === CLOSE_BRACE) {
            return -1;
        }
    }
    return -1;
}
/** Outer functions of Python: from `def` to the end of its block. */
function functionsByIndent({ ids, length }) {
    let count = 0;
    for (let at = 0; at < length; at += 1) {
        if (ids[at] !== variables_DEF)
            continue;
        const from = at;
        while (at < length && ids[at] !== vocabulary/* NEWLINE */.Xy)
            at += 1;
        let depth = 0;
        for (at += 1; at < length; at += 1) {
            if (ids[at] === vocabulary/* INDENT */.BH)
                depth += 1;
            else if (ids[at] === vocabulary/* DEDENT */.lZ)
                depth -= 1;
            if (depth <= 0)
                break;
        }
        count = noteFunction(count, from, Math.min(at, length));
        // What ends the block may begin the next function.
        if (ids[at] === variables_DEF)
            at -= 1;
    }
    return count;
}

;// CONCATENATED MODULE: ./build/embedded/engine/read-document.js














/** Larger files are generated or data. */
const MAX_FILE_BYTES = 1_000_000;
/** Nobody writes so many tokens on one line. Only scripts for browsers are shipped so; more than half of such a file must be. */
const MINIFIED_LINE_TOKENS = 2_000;
/** All that a submission may hold; more is no student's work and would starve the others. */
const MAX_DOCUMENT_TOKENS = 400_000;
/** What is looked at of a submission, so that none holds up the others: in bytes of its files. */
const MAX_DOCUMENT_BYTES = 8_000_000;
/** A program's tokens are this long on average, with the blanks between. */
const TOKEN_CHARACTERS = 4;
/** A file in which so many letters are escapes, or a third of all, was not written by hand. */
const LEAST_ESCAPES = 100;
const ESCAPED_SHARE = 1 / 3;
const raw = new token_buffer/* TokenBuffer */.U();
const read_document_words = new engine_words/* WordCollector */.cf();
/**
 * Reads a document's files, the smallest first, so that no decoy takes the place of a program. They are joined in the order of their
 * paths, so that the order of an archive does not matter. What is not read is listed with the reason.
 */
function readDocument(document, languageId, { quality, abstracted }) {
    const leftOut = [];
    const remarks = [];
    const functions = [];
    const normalised = new JoinedFiles();
    const asRead = new JoinedFiles();
    let size = 0;
    let bytes = 0;
    /** Tokens of code, and characters of strings that hold a program. */
    let plain = 0;
    let hidden = 0;
    for (const file of document.files.toSorted((a, b) => a.bytes.length - b.bytes.length || (0,compare_text/* compareText */.n)(a.path, b.path))) {
        const leave = (code, reason) => {
            leftOut.push({ path: file.path, code, reason });
        };
        const unread = unreadByItsName(file, languageId);
        bytes += unread === undefined ? file.bytes.length : 0;
        const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : sourceOf(file, languageId));
        if ('reason' in source) {
            leave(source.code, source.reason);
            continue;
        }
        const { form, reading } = source;
        const { family } = reading;
        raw.clear();
        reading.tokenize(form.text, raw);
        if (family === 'javascript' && isMinified(raw)) {
            leave('minified', 'minified: most of it stands on lines that are too long to be written by hand');
            continue;
        }
        if (size + raw.length > MAX_DOCUMENT_TOKENS) {
            leave('too-much', `too much code: the submission is over ${MAX_DOCUMENT_TOKENS} tokens`);
            continue;
        }
        const evaluated = evaluatedText(family, form.text, raw);
        plain += raw.length - (evaluated?.tokens ?? 0);
        if (evaluated !== undefined) {
            hidden += evaluated.characters;
            remarks.push({ path: file.path, code: 'evaluates-text' });
        }
        if (form.escapes > Math.max(LEAST_ESCAPES, form.text.length * ESCAPED_SHARE)) {
            remarks.push({ path: file.path, code: 'escaped' });
        }
        read_document_words.note(form.text, raw);
        // Whether two words stand on one line is asked of the text that a compiler sees, where they stand of the file.
        const seen = form.isMoved ? raw.lines.slice(0, raw.length) : undefined;
        form.locate(raw);
        if (quality)
            functions.push(...measureFunctions(file.path, family, form.text, raw));
        if (abstracted)
            asRead.add(file.path, family, raw);
        if (seen !== undefined)
            raw.lines.set(seen);
        (0,normalise/* normalise */.j)(family, form.text, raw);
        form.locate(raw);
        normalised.add(file.path, family, raw, variableUses(family, form.text, raw));
        size += raw.length;
    }
    const { files, tokens, lines, uses } = normalised.join();
    return {
        facts: {
            id: document.id,
            role: document.role,
            files,
            lines,
            size,
            leftOut: leftOut.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
            remarks: remarks.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
            isUnreadable: hidden > plain * TOKEN_CHARACTERS,
            functions: functions.toSorted((a, b) => (0,compare_text/* compareText */.n)(a.file, b.file)),
            abstracted: abstracted ? { id: document.id, ...asRead.join() } : undefined,
        },
        tokens: withoutTables(tokens),
        uses,
        wording: read_document_words.take(),
    };
}
const TOO_MUCH_TEXT = {
    code: 'too-much',
    reason: `too much text: the submission is over ${MAX_DOCUMENT_BYTES} bytes`,
};
const NOT_SOURCE = {
    code: 'not-source',
    reason: 'not read: it is in no language of this check',
};
/** Told by its name first, so that pictures and documents are no "binary" files in the list, and by its size. */
function unreadByItsName(file, languageId) {
    if ((0,languages/* extensionOf */.je)(file.path) !== '' && (0,reading_of/* readingOf */.M)(file.path, '', languageId) === undefined)
        return NOT_SOURCE;
    if (file.bytes.length > MAX_FILE_BYTES) {
        return {
            code: 'too-large',
            reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read`,
        };
    }
    return undefined;
}
function sourceOf(file, languageId) {
    const decoded = (0,decode/* decode */.D)(file.bytes, file.path);
    if ('reason' in decoded) {
        return (0,languages/* extensionOf */.je)(file.path) === '' ? NOT_SOURCE : { code: 'binary', reason: decoded.reason };
    }
    const reading = (0,reading_of/* readingOf */.M)(file.path, decoded.text, languageId);
    if (reading === undefined)
        return NOT_SOURCE;
    const text = (0,languages/* extensionOf */.je)(file.path) === 'ipynb' ? (0,notebook/* notebookCode */.h)(decoded.text) : decoded.text;
    return text === undefined
        ? { code: 'damaged', reason: 'not a notebook: it cannot be read as JSON with cells' }
        : { form: (0,source_form/* sourceForm */.e)(text, reading.family, file.path), reading };
}
/** Whether more than half of the tokens stand on lines of a length that only programs write. */
function isMinified({ lines, length }) {
    let long = 0;
    let from = 0;
    for (let at = 1; at <= length; at += 1) {
        if (at === length || lines[at] !== lines[from]) {
            long += at - from > MINIFIED_LINE_TOKENS ? at - from : 0;
            from = at;
        }
    }
    return long > length / 2;
}


/***/ }),

/***/ 836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ readingAs),
  M: () => (/* binding */ readingOf)
});

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __nccwpck_require__(3942);
// EXTERNAL MODULE: ./build/languages/cursor.js
var cursor = __nccwpck_require__(2468);
// EXTERNAL MODULE: ./build/languages/javascript.js
var javascript = __nccwpck_require__(8405);
// EXTERNAL MODULE: ./build/languages/quotes.js
var languages_quotes = __nccwpck_require__(7451);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/end-of-number.js
/** The offset after a number that starts at `from`: digits, `_`, letters (0x, exponents, suffixes), a sign after e/E/p/P. */
function endOfNumber(text, from) {
    let at = from;
    const hex = text.charCodeAt(at) === 48 && (text.charCodeAt(at + 1) | 32) === 120;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        const lower = code | 32;
        if ((code >= 48 && code <= 57) || (lower >= 97 && lower <= 122) || code === 95) {
            const exponent = hex ? lower === 112 : lower === 101;
            const sign = text.charCodeAt(at + 1);
            at += exponent && (sign === 43 || sign === 45) ? 2 : 1;
        }
        else if (code === 46 && isDigit(text.charCodeAt(at + 1))) {
            at += 1;
        }
        else if (code === 39 && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at - 1))) {
            // C++ digit separator: 1'000
            at += 1;
        }
        else {
            break;
        }
    }
    return at;
}
/** Whether a character code is one of `0` to `9`. */
function isDigit(code) {
    return code >= 48 && code <= 57;
}
function isHexDigit(code) {
    const lower = code | 32;
    return isDigit(code) || (lower >= 97 && lower <= 102);
}

// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/vocabulary.js
var vocabulary = __nccwpck_require__(6273);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/lexical-tables.js

/** What a character is by itself; 0: it is not ASCII. */
const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const OTHER = 4;
const LINE = 5;
/** A word that carries nothing. */
const DROPPED = -1;
const ASCII = 128;
const listed = (list) => list.match(/\S+/g) ?? [];
/** The token number of each word that is not a name; `DROPPED` for what carries nothing. */
function keywordTable({ kept, dropped, types, constants, same, }) {
    const table = new Map();
    const add = (list, number) => {
        for (const word of listed(list ?? ''))
            table.set(word, number(word));
    };
    add(kept, vocabulary/* intern */.HL);
    add(dropped, () => DROPPED);
    add(types, () => vocabulary/* IDENTIFIER */.cS);
    add(constants, () => vocabulary/* CONSTANT */.TJ);
    for (const [meaning, list] of Object.entries(same ?? {}))
        add(list, () => (0,vocabulary/* intern */.HL)(meaning));
    return table;
}
/** A list of operators, separated by blanks. */
function operatorTable(list) {
    const table = [];
    for (const text of listed(list))
        (table[text.charCodeAt(0)] ??= []).push({ text, id: (0,vocabulary/* intern */.HL)(text) });
    return table.map((operators) => operators.toSorted((a, b) => b.text.length - a.text.length));
}
/** The longest operator of several characters at an offset, where `code` stands. */
function operatorAt(table, code, text, at) {
    for (const operator of table[code] ?? NONE)
        if (text.startsWith(operator.text, at))
            return operator;
    return undefined;
}
const NONE = [];
/** Makes a language's tables. Call at load time only: it numbers words. */
function lexicalTables(rules) {
    const hooks = [];
    for (const [characters, hook] of Object.entries(rules.hooks)) {
        for (const character of characters)
            hooks[character.charCodeAt(0)] = hook;
    }
    const openers = new Set([
        ...rules.lineComments,
        ...rules.blockComments.map(({ open }) => open),
        ...rules.quotes.map(({ open }) => open),
    ].map((mark) => mark.charCodeAt(0)));
    return {
        rules,
        keywords: keywordTable(rules.words),
        leftOut: new Map(Object.entries(rules.leftOut).flatMap(([end, list]) => listed(list).map((word) => [word, end]))),
        ignoreCase: rules.ignoreCase,
        newlines: rules.newlines,
        kind: byCode((character) => kindOf(character, rules.wordStart)),
        wordPart: byCode((character) => Number(/\w/.test(character) || rules.wordPart.includes(character))),
        opener: byCode((character) => Number(openers.has(character.charCodeAt(0)))),
        hooks: Array.from({ length: ASCII }, (_, code) => hooks[code]),
        operators: operatorTable(rules.operators),
    };
}
function byCode(value) {
    return Uint8Array.from({ length: ASCII }, (_, code) => value(String.fromCharCode(code)));
}
function kindOf(character, wordStart) {
    if (/[A-Za-z_]/.test(character) || wordStart.includes(character))
        return WORD;
    if (/\d/.test(character))
        return DIGIT;
    if (character === '\n')
        return LINE;
    return character <= ' ' || character === '\u007f' ? SPACE : OTHER;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/wide-characters.js
const LETTER = /\p{L}|\p{N}|\p{M}/u;
/** Whether a character outside ASCII can be part of a word (letters, marks, digits, halves of astral characters). */
function isWideWordCharacter(code) {
    return (code >= 0xd800 && code <= 0xdfff) || LETTER.test(String.fromCharCode(code));
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/javascript.js







const KEYWORDS = keywordTable(javascript/* JAVASCRIPT */.i.words);
const OPERATORS = operatorTable(javascript/* JAVASCRIPT */.i.operators);
const KEYWORD_IDS = new Set([...KEYWORDS.values()].filter((id) => id >= 160));
const EXPRESSION_WORDS = new Set('return typeof case in of do else new delete void throw instanceof yield await extends default'
    .split(' ')
    .map(vocabulary/* intern */.HL));
const IMPORT = (0,vocabulary/* intern */.HL)('import');
const EXPORT = (0,vocabulary/* intern */.HL)('export');
const CONTROL = new Set(['if', 'while', 'for', 'with'].map(vocabulary/* intern */.HL));
/**
 * JavaScript and TypeScript, with template strings (their expressions are code), regular expressions and, where
 * `markup` is true, JSX. Nesting is kept on a list, not on the stack: depth cannot overflow it. Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
function tokenizeJavaScript(text, markup, out) {
    const { length } = text;
    const frames = [];
    /** For each open `(`: whether `if`, `while`, `for` or `with` stands before it, so that a `/` after `)` is a pattern. */
    const parentheses = [];
    let controlClosed = false;
    let at = 0;
    let line = 1;
    const skipTo = (to) => {
        for (; at < to && at < length; at += 1) {
            if (text.charCodeAt(at) === 10)
                line += 1;
        }
    };
    const inExpressionPosition = () => {
        const last = out.last();
        if (last === 41)
            return controlClosed;
        // After `}` a statement is likelier than a division.
        return !(last === vocabulary/* IDENTIFIER */.cS ||
            last === vocabulary/* NUMBER */.uk ||
            last === vocabulary/* STRING */.An ||
            last === vocabulary/* PATTERN */.XF ||
            last === vocabulary/* CONSTANT */.TJ ||
            last === 93 ||
            last === vocabulary/* MARKUP_CLOSE */.yv ||
            (last >= 160 && KEYWORD_IDS.has(last) && !EXPRESSION_WORDS.has(last)));
    };
    /** Reads a template's text from the cursor to its end or to `${`. */
    const templateText = () => {
        let end = at;
        while (end < length) {
            const code = text.charCodeAt(end);
            if (code === 92) {
                end += 2;
            }
            else if (code === 96) {
                skipTo(end + 1);
                return;
            }
            else if (code === 36 && text.charCodeAt(end + 1) === 123) {
                skipTo(end + 2);
                frames.push('template');
                return;
            }
            else {
                end += 1;
            }
        }
        skipTo(length);
    };
    const word = () => {
        const from = at;
        while (at < length) {
            const code = text.charCodeAt(at);
            const part = code < 128
                ? (code >= 48 && code <= 57) ||
                    (code >= 65 && code <= 90) ||
                    (code >= 97 && code <= 122) ||
                    code === 95 ||
                    code === 36
                : isWideWordCharacter(code);
            if (!part)
                break;
            at += 1;
        }
        return text.slice(from, at);
    };
    /** Reads `<tag`, `<>`, or `</tag>` at the cursor; false when it is a comparison or a type parameter after all. */
    const tag = (inChildren) => {
        const next = text.charCodeAt(at + 1);
        if (next === 47) {
            if (!inChildren)
                return false;
            const end = text.indexOf('>', at);
            out.push(vocabulary/* MARKUP_CLOSE */.yv, line, at);
            skipTo(end < 0 ? length : end + 1);
            frames.pop();
            return true;
        }
        const letter = (next | 32) >= 97 && (next | 32) <= 122;
        if (!letter && next !== 62 && next !== 95 && next !== 36)
            return false;
        if (!inChildren && isTypeParameter(text, at))
            return false;
        out.push(vocabulary/* MARKUP_OPEN */.OV, line, at);
        at += 1;
        if (next === 62) {
            at += 1;
            frames.push('children');
            return true;
        }
        while (at < length && /[\w$.:-]/.test(text[at]))
            at += 1;
        frames.push('tag');
        return true;
    };
    while (at < length) {
        const code = text.charCodeAt(at);
        const frame = frames[frames.length - 1];
        if (frame === 'children') {
            if (code === 60 && tag(true))
                continue;
            if (code === 123) {
                frames.push('expression');
                out.push(123, line, at);
                at += 1;
                continue;
            }
            let end = at + 1;
            while (end < length && text.charCodeAt(end) !== 60 && text.charCodeAt(end) !== 123)
                end += 1;
            if (/\S/.test(text.slice(at, end)))
                out.push(vocabulary/* STRING */.An, line, at);
            skipTo(end);
            continue;
        }
        if (code === 10) {
            line += 1;
            at += 1;
            continue;
        }
        if (code <= 32) {
            at += 1;
            continue;
        }
        if (code === 47) {
            const next = text.charCodeAt(at + 1);
            if (next === 47) {
                at = (0,cursor/* endOfLine */.vT)(text, at);
                continue;
            }
            if (next === 42) {
                const end = text.indexOf('*/', at + 2);
                skipTo(end < 0 ? length : end + 2);
                continue;
            }
        }
        if (frame === 'tag') {
            if (code === 62) {
                frames[frames.length - 1] = 'children';
                at += 1;
                continue;
            }
            if (code === 47 && text.charCodeAt(at + 1) === 62) {
                out.push(vocabulary/* MARKUP_CLOSE */.yv, line, at);
                frames.pop();
                at += 2;
                continue;
            }
            if (code === 123) {
                out.push(123, line, at);
                frames.push('expression');
                at += 1;
                continue;
            }
            if (code === 34 || code === 39) {
                out.push(vocabulary/* STRING */.An, line, at);
                const end = text.indexOf(String.fromCharCode(code), at + 1);
                skipTo(end < 0 ? length : end + 1);
                continue;
            }
            const before = at;
            if (word() === '') {
                if (code === 61)
                    out.push(61, line, at);
                at += 1;
            }
            else {
                // Attribute names go on over hyphens (aria-label).
                while (text.charCodeAt(at) === 45) {
                    at += 1;
                    word();
                }
                out.push(vocabulary/* IDENTIFIER */.cS, line, before);
            }
            continue;
        }
        if (code === 34 || code === 39) {
            out.push(vocabulary/* STRING */.An, line, at);
            skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + 1, code === 34 ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
            continue;
        }
        if (code === 96) {
            out.push(vocabulary/* STRING */.An, line, at);
            at += 1;
            templateText();
            continue;
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary/* NUMBER */.uk, line, at);
            at = endOfNumber(text, at);
            continue;
        }
        if (code === 46) {
            const next = text.charCodeAt(at + 1);
            if (next >= 48 && next <= 57) {
                out.push(vocabulary/* NUMBER */.uk, line, at);
                at = endOfNumber(text, at + 1);
                continue;
            }
        }
        const start = at;
        if (code === 35) {
            // A private name, or a line `#!…` at the top.
            if (at === 0 && text.charCodeAt(1) === 33) {
                at = (0,cursor/* endOfLine */.vT)(text, at);
                continue;
            }
            at += 1;
            if (word() !== '')
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
            continue;
        }
        const name = word();
        if (name !== '') {
            // A keyword after a dot is a property's name.
            const dotted = out.last() === 46;
            const id = dotted ? undefined : KEYWORDS.get(name);
            if (id === IMPORT && text.charCodeAt(at) !== 40 && text.charCodeAt(at) !== 46) {
                skipTo(endOfImport(text, at));
            }
            else if (id === EXPORT) {
                // `export` qualifies what follows; a pure re-export (`export … from`) is an import of another name.
                if (/^\s*(?:\*|type\s*\{|\{)/.test(text.slice(at, at + 40)))
                    skipTo(endOfImport(text, at));
            }
            else if (id === undefined) {
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
            }
            else if (id >= 0) {
                out.push(id, line, start);
            }
            continue;
        }
        if (code === 47 && inExpressionPosition()) {
            const end = endOfPattern(text, at);
            if (end > at) {
                out.push(vocabulary/* PATTERN */.XF, line, at);
                at = end;
                continue;
            }
        }
        if (code === 60 && markup && inExpressionPosition() && tag(false))
            continue;
        if (code === 123) {
            frames.push('block');
        }
        else if (code === 125) {
            frames.pop();
            if (frame === 'template') {
                at += 1;
                templateText();
                continue;
            }
        }
        else if (code === 40) {
            parentheses.push(CONTROL.has(out.last()));
        }
        else if (code === 41) {
            controlClosed = parentheses.pop() ?? false;
        }
        else if (code === 64) {
            // A decorator: its name is dropped, its arguments stay.
            at += 1;
            word();
            continue;
        }
        else if (code >= 128) {
            if (!/\s/.test(text[at]))
                out.push(vocabulary/* SYMBOL */.PF, line, at);
            at += 1;
            continue;
        }
        const operator = operatorAt(OPERATORS, code, text, at);
        out.push(operator?.id ?? code, line, at);
        at += operator?.text.length ?? 1;
    }
}
/** `<T,>(`, `<T extends X>(`: type parameters of an arrow function in TSX. */
function isTypeParameter(text, at) {
    return /^<\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:,|extends\s)/.test(text.slice(at, at + 80));
}
/** Longer ones are no patterns; the bound keeps a text of slashes linear. */
const LONGEST_PATTERN = 600;
/** End of a regular expression literal that starts at `from`, with its flags; `from` itself where none ends on its line. */
function endOfPattern(text, from) {
    let inClass = false;
    for (let at = from + 1; at < text.length && at - from < LONGEST_PATTERN; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 10)
            return from;
        if (code === 92) {
            at += 1;
        }
        else if (code === 91) {
            inClass = true;
        }
        else if (code === 93) {
            inClass = false;
        }
        else if (code === 47 && !inClass) {
            at += 1;
            while (at < text.length && /[a-z]/.test(text[at]))
                at += 1;
            return at;
        }
    }
    return from;
}
/** End of `import … from '…'`, `import '…'`, `import x = require('…')`: after the string or `;`, within some lines. */
function endOfImport(text, from) {
    const rest = text.slice(from, from + 4000);
    const match = /^[\w\s{},*$=(]*?(?:from\s*)?(?:'[^'\n]*'|"[^"\n]*")\)?[^\S\n]*;?/.exec(rest);
    return match === null ? from : from + match[0].length;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/left-out-statement.js

/** A name after all: `part = …`, `part[0]`, `part.size()`. */
const NO_STATEMENT = /^(?:\.\w|[ \t]*(?:(?:[-+*/%.|&^?]|<<|>>|:)?=(?![=>])|<-|\[))/;
/** C#'s `using X;` and `using A = B;`, not `using (…)` and `using var …`. */
const DIRECTIVE = /^\s+(?:static\s+)?[\w.:]+\s*(?:=[^;(){}]*)?;/;
const LONGEST_DIRECTIVE = 300;
/** Whether what follows a word that begins such statements is the rest of one: `import = 3` is not. */
function isLeftOut(text, from, until) {
    const rest = text.slice(from, from + LONGEST_DIRECTIVE);
    return until === 'directive' ? DIRECTIVE.test(rest) : !NO_STATEMENT.test(rest);
}
/** Such a statement is short by nature: where no `;` follows soon, it ends with its line. */
const LONGEST_STATEMENT = 2000;
/** Offset after the statement whose first word ends at `from`. */
function endOfStatement(text, from, until) {
    if (until !== 'line') {
        const semicolon = text.slice(from, from + LONGEST_STATEMENT).indexOf(';');
        if (semicolon >= 0)
            return from + semicolon + 1;
    }
    // What stands behind a `;` on the line is another statement.
    const end = (0,cursor/* endOfLine */.vT)(text, from);
    const semicolon = text.slice(from, end).indexOf(';');
    return semicolon < 0 ? end : from + semicolon + 1;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/scan.js







const POINT = 46;
const [SEMICOLON, OPEN_BLOCK, CLOSE_BLOCK] = [59, 123, 125];
const CLOSING = [41, 93, 125];
/**
 * Reads `text` by a language's rules into `out`. Never throws: what cannot be read is one token a character. Linear in the length
 * of the text.
 */
function scan(text, tables, out) {
    const { kind, opener, hooks } = tables;
    const cursor = new Scan(text, tables, out);
    while (cursor.at < text.length) {
        const code = text.charCodeAt(cursor.at);
        if (code > 127) {
            cursor.readWide(code);
            continue;
        }
        const what = kind[code];
        if (what === SPACE) {
            cursor.at += 1;
        }
        else if (what === LINE) {
            cursor.endLine();
        }
        else if (hooks[code]?.(cursor) === true) {
            cursor.startsStatement = false;
        }
        else if (opener[code] === 1 && cursor.readOpened()) {
            continue;
        }
        else if (what === WORD) {
            cursor.readWord();
        }
        else if (what === DIGIT || (code === POINT && isDigit(text.charCodeAt(cursor.at + 1)))) {
            cursor.readNumber(what === DIGIT ? 0 : 1);
        }
        else {
            cursor.readOperator(code);
        }
    }
}
const KINDS = {
    name: vocabulary/* IDENTIFIER */.cS,
    string: vocabulary/* STRING */.An,
    pattern: vocabulary/* PATTERN */.XF,
    annotation: vocabulary/* ANNOTATION */.YX,
};
/** Where the scanner stands, and what it can read there. */
class Scan {
    text;
    at = 0;
    /** Whether the next word is the first of a statement. */
    startsStatement = true;
    /** 1-based line of `at`. */
    #line = 1;
    #tables;
    #out;
    constructor(text, tables, out) {
        this.text = text;
        this.#tables = tables;
        this.#out = out;
    }
    get expectsValue() {
        const last = this.#out.last();
        return (last !== vocabulary/* IDENTIFIER */.cS &&
            last !== vocabulary/* NUMBER */.uk &&
            last !== vocabulary/* STRING */.An &&
            last !== CLOSING[0] &&
            last !== CLOSING[1] &&
            last !== CLOSING[2]);
    }
    read(kind, to) {
        this.#emit(kind === 'operator' ? this.text.charCodeAt(this.at) : KINDS[kind]);
        return this.skipTo(to);
    }
    skipTo(to) {
        for (let at = this.at; at < to; at += 1) {
            if (this.text.charCodeAt(at) === 10)
                this.#line += 1;
        }
        this.at = Math.min(to, this.text.length);
        return true;
    }
    endLine() {
        const last = this.#out.last();
        if (this.#tables.newlines && last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv)
            this.#emit(vocabulary/* NEWLINE */.Xy);
        this.startsStatement = true;
        this.#line += 1;
        this.at += 1;
    }
    /** Skips a comment or reads a quoted text. False: neither starts here. */
    readOpened() {
        const { text, at } = this;
        const { blockComments, lineComments, quotes } = this.#tables.rules;
        for (const { open, close, nested } of blockComments) {
            if (text.startsWith(open, at)) {
                const from = at + open.length;
                return this.skipTo(nested ? endOfNested(text, from, open, close) : (0,cursor/* endAfter */.uY)(text, close, from));
            }
        }
        if (lineComments.some((mark) => text.startsWith(mark, at))) {
            this.at = (0,cursor/* endOfLine */.vT)(text, at);
            return true;
        }
        for (const quote of quotes) {
            if (text.startsWith(quote.open, at)) {
                this.#emit(quote.name === true ? vocabulary/* IDENTIFIER */.cS : vocabulary/* STRING */.An);
                return this.skipTo((0,languages_quotes/* endOfQuote */.LB)(text, at + quote.open.length, quote));
            }
        }
        return false;
    }
    readWord() {
        const { text, at } = this;
        const { wordPart, keywords, leftOut, ignoreCase } = this.#tables;
        let end = at + 1;
        while (end < text.length) {
            const next = text.charCodeAt(end);
            if (next < 128 ? wordPart[next] !== 1 : !isWideWordCharacter(next))
                break;
            end += 1;
        }
        const word = ignoreCase ? text.slice(at, end).toLowerCase() : text.slice(at, end);
        if (this.startsStatement) {
            const until = leftOut.get(word);
            if (until !== undefined && isLeftOut(text, end, until)) {
                this.skipTo(endOfStatement(text, end, until));
                return;
            }
        }
        this.startsStatement = false;
        const number = keywords.get(word) ?? vocabulary/* IDENTIFIER */.cS;
        if (number >= 0)
            this.#emit(number);
        this.at = end;
    }
    /** A number whose first digit stands so far from here. */
    readNumber(digit) {
        this.#emit(vocabulary/* NUMBER */.uk);
        this.at = endOfNumber(this.text, this.at + digit);
        this.startsStatement = false;
    }
    readOperator(code) {
        // A closed statement or block lets the next word start one (`import` after `;` on the same line).
        this.startsStatement = code === SEMICOLON || code === OPEN_BLOCK || code === CLOSE_BLOCK;
        const operator = operatorAt(this.#tables.operators, code, this.text, this.at);
        this.#emit(operator?.id ?? code);
        this.at += operator?.text.length ?? 1;
    }
    /** A character outside ASCII. */
    readWide(code) {
        if (isWideWordCharacter(code)) {
            this.readWord();
            return;
        }
        if (code !== 0xa0 && code !== 0xfeff && !/\s/.test(String.fromCharCode(code)))
            this.#emit(vocabulary/* SYMBOL */.PF);
        this.at += 1;
    }
    #emit(id) {
        this.#out.push(id, this.#line, this.at);
    }
}
/** End of a comment that may hold others. */
function endOfNested(text, from, open, close) {
    let depth = 1;
    let at = from;
    // Both marks are looked for only once they have been passed, so that nesting costs no more than the text's length.
    let nextOpen = text.indexOf(open, at);
    let nextClose = text.indexOf(close, at);
    while (depth > 0) {
        if (nextClose < 0)
            return text.length;
        if (nextOpen >= 0 && nextOpen < nextClose) {
            depth += 1;
            at = nextOpen + open.length;
        }
        else {
            depth -= 1;
            at = nextClose + close.length;
        }
        nextOpen = nextOpen >= 0 && nextOpen < at ? text.indexOf(open, at) : nextOpen;
        nextClose = nextClose < at ? text.indexOf(close, at) : nextClose;
    }
    return at;
}

// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __nccwpck_require__(3427);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/names.js



/** Mark-up and style sheets: names of tags, attributes and properties are all there is to compare, so they keep their identity. */
function tokenizeNames(text, tables, out) {
    const words = new token_buffer/* TokenBuffer */.U();
    scan(text, tables, words);
    for (let at = 0; at < words.length; at += 1) {
        const id = words.ids[at];
        const start = words.starts[at];
        out.push(id === vocabulary/* IDENTIFIER */.cS ? nameToken(text, start) : id, words.lines[at], start);
    }
}
const FIRST_NAME = 1000;
function nameToken(text, start) {
    let hash = 0x811c9dc5;
    for (let at = start; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const lower = code | 32;
        if (!((lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 95))
            break;
        hash = Math.imul(hash ^ lower, 0x01000193);
    }
    return FIRST_NAME + ((hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - FIRST_NAME));
}

// EXTERNAL MODULE: ./build/languages/python.js
var python = __nccwpck_require__(1764);
;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/python.js






const python_KEYWORDS = keywordTable(python/* PYTHON */.Z.words);
const python_OPERATORS = operatorTable(python/* PYTHON */.Z.operators);
const PREFIX = /^(?:[rbuft]|[rf]b|b[rf]|fr|rf|br|rb|tr|rt)$/i;
const TAB_STOP = 8;
/** Of a backslash with the blanks behind it, which joins two lines. */
const LONGEST_JOIN = 20;
/**
 * Python: indentation is tokens, brackets join lines, docstrings and other bare strings are comments, f-strings nest.
 * Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
function tokenizePython(text, out) {
    const { length } = text;
    const indents = [0];
    let brackets = 0;
    let at = 0;
    let line = 1;
    let lineStart = true;
    const count = (from, to) => {
        for (let index = from; index < to; index += 1) {
            if (text.charCodeAt(index) === 10)
                line += 1;
        }
    };
    while (at < length) {
        if (lineStart && brackets === 0) {
            lineStart = false;
            let column = 0;
            let code = text.charCodeAt(at);
            while (code === 32 || code === 9 || code === 12) {
                column = code === 9 ? column + TAB_STOP - (column % TAB_STOP) : column + 1;
                at += 1;
                code = text.charCodeAt(at);
            }
            if (at >= length || code === 10 || code === 13 || code === 35) {
                // Blank and comment lines say nothing about blocks.
            }
            else {
                if (column > indents[indents.length - 1]) {
                    indents.push(column);
                    out.push(vocabulary/* INDENT */.BH, line, at);
                }
                while (column < indents[indents.length - 1]) {
                    indents.pop();
                    out.push(vocabulary/* DEDENT */.lZ, line, at);
                }
                const afterBareString = endOfBareString(text, at);
                if (afterBareString > at) {
                    count(at, afterBareString);
                    at = afterBareString;
                    continue;
                }
                if (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
                    while (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
                        const end = python_endOfImport(text, at);
                        count(at, end);
                        at = end;
                    }
                    continue;
                }
            }
        }
        const code = text.charCodeAt(at);
        if (code === 10) {
            if (brackets === 0) {
                const last = out.last();
                if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv && last !== vocabulary/* DEDENT */.lZ && last !== vocabulary/* INDENT */.BH) {
                    out.push(vocabulary/* NEWLINE */.Xy, line, at);
                }
                lineStart = true;
            }
            line += 1;
            at += 1;
            continue;
        }
        if (code <= 32) {
            at += 1;
            continue;
        }
        if (code === 35) {
            at = (0,cursor/* endOfLine */.vT)(text, at);
            continue;
        }
        if (code === 92) {
            const joined = /^\\[^\S\n]*\n/.exec(text.slice(at, at + LONGEST_JOIN));
            if (joined !== null) {
                line += 1;
                at += joined[0].length;
                continue;
            }
        }
        if (code === 34 || code === 39) {
            const end = endOfString(text, at, false, false);
            pushString(out, line, at);
            count(at, end);
            at = end;
            continue;
        }
        if (code === 46) {
            const next = text.charCodeAt(at + 1);
            if (next >= 48 && next <= 57) {
                out.push(vocabulary/* NUMBER */.uk, line, at);
                at = endOfNumber(text, at + 1);
                continue;
            }
        }
        if (code >= 48 && code <= 57) {
            out.push(vocabulary/* NUMBER */.uk, line, at);
            at = endOfNumber(text, at);
            continue;
        }
        const start = at;
        while (at < length) {
            const next = text.charCodeAt(at);
            const part = next < 128
                ? (next >= 48 && next <= 57) ||
                    (next >= 65 && next <= 90) ||
                    (next >= 97 && next <= 122) ||
                    next === 95
                : isWideWordCharacter(next);
            if (!part)
                break;
            at += 1;
        }
        if (at > start) {
            const word = text.slice(start, at);
            const next = text.charCodeAt(at);
            if ((next === 34 || next === 39) && word.length <= 2 && PREFIX.test(word)) {
                const end = endOfString(text, at, /r/i.test(word), /[ft]/i.test(word));
                pushString(out, line, start);
                count(start, end);
                at = end;
                continue;
            }
            const id = out.last() === 46 ? undefined : python_KEYWORDS.get(word);
            if (id === undefined)
                out.push(vocabulary/* IDENTIFIER */.cS, line, start);
            else if (id >= 0)
                out.push(id, line, start);
            continue;
        }
        if (code >= 128) {
            if (!/\s/.test(text[at]))
                out.push(vocabulary/* SYMBOL */.PF, line, at);
            at += 1;
            continue;
        }
        if (code === 40 || code === 91 || code === 123)
            brackets += 1;
        else if (code === 41 || code === 93 || code === 125)
            brackets = Math.max(0, brackets - 1);
        const operator = operatorAt(python_OPERATORS, code, text, at);
        out.push(operator?.id ?? code, line, at);
        at += operator?.text.length ?? 1;
    }
    const last = out.last();
    if (last !== vocabulary/* NEWLINE */.Xy && last !== vocabulary/* SEPARATOR */.wv)
        out.push(vocabulary/* NEWLINE */.Xy, line, length);
    for (let depth = indents.length; depth > 1; depth -= 1)
        out.push(vocabulary/* DEDENT */.lZ, line, length);
}
/** Strings side by side are one string. */
function pushString(out, line, at) {
    if (out.last() !== vocabulary/* STRING */.An)
        out.push(vocabulary/* STRING */.An, line, at);
}
/** Deeper f-strings than this are read as plain text. */
const DEEPEST_F_STRING = 8;
/** The offset after a string whose quote stands at `from`. A one-line string that is not closed ends with its line. */
function endOfString(text, from, raw, formatted, depth = 0) {
    const mark = text[from];
    const code = text.charCodeAt(from);
    const triple = text.startsWith(mark.repeat(3), from);
    let at = from + (triple ? 3 : 1);
    let braces = 0;
    while (at < text.length) {
        const here = text.charCodeAt(at);
        if (here === 92) {
            // In a raw string, too, a backslash keeps the quote after it.
            at += raw && text.charCodeAt(at + 1) === 10 ? 1 : 2;
        }
        else if (here === 10 && !triple) {
            return at;
        }
        else if (formatted && here === 123) {
            if (braces === 0 && text.charCodeAt(at + 1) === 123) {
                at += 2;
            }
            else {
                braces += 1;
                at += 1;
            }
        }
        else if (formatted && here === 125 && braces > 0) {
            braces -= 1;
            at += 1;
        }
        else if (here === code && (!triple || text.startsWith(mark.repeat(3), at))) {
            // Inside braces the same quote opens a nested string (3.12) only if that one closes before the line ends.
            if (braces > 0 && !triple && depth < DEEPEST_F_STRING) {
                const end = endOfString(text, at, raw, false, depth + 1);
                const close = text.slice(end, end + 200).search(/[}\n]/);
                if (text.charCodeAt(end - 1) === code && end > at + 1 && close >= 0 && text[end + close] === '}') {
                    at = end;
                    continue;
                }
            }
            return at + (triple ? 3 : 1);
        }
        else if (braces > 0 && (here === 34 || here === 39) && here !== code && depth < DEEPEST_F_STRING) {
            at = endOfString(text, at, raw, false, depth + 1);
        }
        else {
            at += 1;
        }
    }
    return text.length;
}
/** A statement that is only a string (a docstring) ends here, or `from` where there is none. */
function endOfBareString(text, from) {
    const match = /^(?:[rRbBuU]|[rR][bB]|[bB][rR])?(["'])/.exec(text.slice(from, from + 4));
    if (match === null)
        return from;
    const prefix = match[0].length - 1;
    const end = endOfString(text, from + prefix, /r/i.test(match[0]), false);
    let at = end;
    while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 13)
        at += 1;
    const next = text.charCodeAt(at);
    return at >= text.length || next === 10 || next === 35 ? at : from;
}
/** `import a`, `from a import (b, c)`: to the end of the line, or after the bracket that a line opens. */
function python_endOfImport(text, from) {
    const end = (0,cursor/* endOfLine */.vT)(text, from);
    // What stands behind a `;` on the line is another statement.
    const next = text.slice(from, end).search(/[;#]/);
    if (next >= 0 && text[from + next] === ';') {
        const blanks = /^[ \t]*/.exec(text.slice(from + next + 1, from + next + 200));
        return from + next + 1 + (blanks?.[0].length ?? 0);
    }
    const open = text.slice(from, Math.min(end, from + 500)).indexOf('(');
    if (open >= 0) {
        const close = text.slice(from, from + 8000).indexOf(')', open);
        return close < 0 ? end : from + close + 1;
    }
    return text.charCodeAt(end - 1) === 92 ? (0,cursor/* endOfLine */.vT)(text, end + 1) : end;
}

;// CONCATENATED MODULE: ./build/embedded/engine/tokenizers/words.js

/** Prose: each word is a token by its lower-cased letters; punctuation and layout are dropped. */
function tokenizeWords(text, out) {
    const pattern = /\n|[\p{L}\p{N}]+/gu;
    let line = 1;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        if (match[0] === '\n')
            line += 1;
        else
            out.push(wordToken(match[0].toLowerCase()), line, match.index);
    }
}
/** FNV-1a of a word, folded into the token range; 0 (the separator) is never given. */
function wordToken(word) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at += 1)
        hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    return 1 + ((hash >>> 0) % (vocabulary/* TOKEN_LIMIT */.qr - 1));
}

;// CONCATENATED MODULE: ./build/embedded/engine/reading-of.js







const TOKENIZERS = {
    rules: (rules) => {
        const tables = lexicalTables(rules);
        return (text, out) => scan(text, tables, out);
    },
    names: (rules) => {
        const tables = lexicalTables(rules);
        return (text, out) => tokenizeNames(text, tables, out);
    },
    words: () => tokenizeWords,
    python: () => tokenizePython,
    javascript: () => (text, out) => tokenizeJavaScript(text, true, out),
    // `<T>x` is a cast there, never markup.
    typescript: () => (text, out) => tokenizeJavaScript(text, false, out),
};
/** Of every language, made at load time. */
const READINGS = new Map(languages/* FAMILY_NAMES */.ME.flatMap((family) => [languages/* FAMILIES */.BU[family], ...Object.values(languages/* FAMILIES */.BU[family].byEnding ?? {})].map((rules) => [rules, { family, tokenize: tokenizerOf(rules) }])));
function tokenizerOf(rules) {
    const tokenize = TOKENIZERS[rules.tokenizer](rules);
    const { prepare } = rules;
    return prepare === undefined ? tokenize : (text, out) => tokenize(prepare(text), out);
}
function readingBy(rules) {
    return READINGS.get(rules);
}
/** How code of a family is read, whatever its file is called. */
function readingAs(family) {
    return readingBy(languages/* FAMILIES */.BU[family]);
}
/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
function readingOf(path, text, languageId) {
    const extension = (0,languages/* extensionOf */.je)(path);
    const language = languageId === languages/* AUTO_DETECT */.Ej ? undefined : (0,languages/* languageById */.fc)(languageId);
    if (language !== undefined && !isOf(language, extension, text))
        return undefined;
    const family = claimant(extension, text) ??
        language?.family ??
        (0,languages/* familyOfExtension */.h6)(extension) ??
        (extension === '' ? (0,languages/* familyOfShebang */.yI)(text) : undefined);
    return family && readingBy(languages/* FAMILIES */.BU[family].byEnding?.[extension] ?? languages/* FAMILIES */.BU[family]);
}
function isOf({ extensions, family }, extension, text) {
    return extension === '' ? (0,languages/* familyOfShebang */.yI)(text) === family : extensions.includes(extension);
}
/** Characters of a file that are looked at to tell what it is. */
const BEGINNING = 4000;
/** By ending: the families that take files of it for what their text says. */
const CLAIMANTS = new Map();
for (const family of languages/* FAMILY_NAMES */.ME) {
    for (const [extension, claim] of Object.entries(languages/* FAMILIES */.BU[family].claims ?? {})) {
        CLAIMANTS.set(extension, [...(CLAIMANTS.get(extension) ?? []), [family, claim]]);
    }
}
/** The family that takes a file of another one's ending for what its text says. */
function claimant(extension, text) {
    return CLAIMANTS.get(extension)?.find(([, claim]) => claim.test(text.slice(0, BEGINNING)))?.[0];
}


/***/ }),

/***/ 9932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sourceForm)
/* harmony export */ });
/* unused harmony export SourceForm */
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5174);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3942);


/*
 * Compilers undo some ways of writing before they read: escapes, joined lines, other spellings of brackets, characters that say
 * nothing. The engine undoes them too, so that it reads the same program. Every pattern here is linear in the text.
 */
/** A text as the compiler sees it. */
class SourceForm {
    #text;
    /** Where each line of the file begins in the text; undefined while the text's own line ends are those of the file. */
    #starts;
    /** How many letters were written as escapes. */
    escapes = 0;
    constructor(text) {
        this.#text = text;
    }
    get text() {
        return this.#text;
    }
    /** Replaces what matches; `by` gives undefined for what stays. */
    replace(pattern, by) {
        const text = this.#text;
        const parts = [];
        /** Triples: from and to in the old text, and the replacement's length. */
        const edits = [];
        let at = 0;
        let moved = this.#starts !== undefined;
        pattern.lastIndex = 0;
        for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
            const replacement = by(match, text);
            if (replacement !== undefined) {
                const end = match.index + match[0].length;
                parts.push(text.slice(at, match.index), replacement);
                edits.push(match.index, end, replacement.length);
                moved ||= match[0].includes('\n') || replacement.includes('\n');
                at = end;
            }
        }
        if (edits.length === 0)
            return;
        if (moved)
            this.#starts = movedStarts(this.#starts ?? lineStarts(text), edits);
        parts.push(text.slice(at));
        this.#text = parts.join('');
    }
    /** Whether `locate` changes anything. */
    get isMoved() {
        return this.#starts !== undefined;
    }
    /** Gives each token the line of the file that it stands on. */
    locate({ starts: offsets, lines, length }) {
        const starts = this.#starts;
        if (starts === undefined)
            return;
        let line = 1;
        for (let at = 0; at < length; at += 1) {
            while (line < starts.length && starts[line] <= offsets[at])
                line += 1;
            lines[at] = line;
        }
    }
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return Uint32Array.from(starts);
}
/** A line that began inside of what was replaced begins behind the replacement. */
function movedStarts(starts, edits) {
    let edit = 0;
    let shift = 0;
    return starts.map((start) => {
        while (edit < edits.length && edits[edit + 1] <= start) {
            shift += edits[edit + 2] - (edits[edit + 1] - edits[edit]);
            edit += 3;
        }
        const from = edits[edit] ?? Infinity;
        return from < start ? from + shift + edits[edit + 2] : start + shift;
    });
}
const character = (digits) => {
    const code = Number.parseInt(digits ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};
/** Invisible, and no letters: what Unicode lets programs ignore inside of words. */
const IGNORABLE = /[[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{L}\s\x85]]+/gv;
/** Such a text has nothing to undo but splices and escapes: the common case, told quickly. */
const PLAIN = /^[\t\n\f\r -~]*$/;
/** Undoes what compilers of a family undo before they read. */
function sourceForm(text, family, path) {
    const form = new SourceForm(text);
    if (family === 'python')
        undeclare(form, (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredEncoding */ .Q)(text, path));
    else if (family === 'c')
        joinLines(form);
    else if (family === 'shell')
        form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => '');
    if (form.text.includes('\\'))
        unescape(form, family);
    if (PLAIN.test(form.text))
        return form;
    if (family === 'javascript' || family === 'csharp') {
        form.replace(/[\u2028\u2029\u0085]/g, ([mark]) => mark === '\u0085' && family === 'javascript' ? undefined : '\n');
    }
    // There it is a blank, elsewhere nothing at all.
    form.replace(/\ufeff/g, () => (family === 'javascript' ? ' ' : ''));
    form.replace(IGNORABLE, () => '');
    return form;
}
/** Java and Scala read `\uXXXX` before anything else, be it a quotation mark or the end of a line; others only in names. */
function unescape(form, family) {
    const { escapes } = _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .FAMILIES */ .BU[family];
    if (escapes === 'everywhere') {
        form.replace(/\\(?:\\|u+([0-9a-fA-F]{4}))/g, ([, digits]) => {
            if (digits === undefined)
                return undefined;
            const text = character(digits);
            form.escapes += /\w/.test(text) ? 1 : 0;
            return text === '\r' ? '\n' : text;
        });
    }
    else if (escapes === 'in-names') {
        form.replace(/\\(?:\\|u\{([0-9a-fA-F]{1,8})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, braced, short, long]) => {
            const text = character(braced ?? short ?? long);
            form.escapes += /\w/.test(text) ? 1 : 0;
            return /^[$\p{ID_Continue}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u.test(text) ? text : undefined;
        });
    }
}
const TRIGRAPHS = {
    '=': '#',
    '/': '\\',
    "'": '^',
    '(': '[',
    ')': ']',
    '!': '|',
    '<': '{',
    '>': '}',
    '-': '~',
};
const DIGRAPHS = {
    '<:': '[',
    ':>': ']',
    '<%': '{',
    '%>': '}',
    '%:': '#',
};
/** C and C++: trigraphs, lines joined by a backslash, digraphs. */
function joinLines(form) {
    if (form.text.includes('??')) {
        form.replace(/\?\?([=/'()!<>-])/g, ({ 1: mark = '', index }, text) => mark === '/' && text[index + 3] === '\n' && inLineComment(text, index) ? undefined : TRIGRAPHS[mark]);
    }
    // Compilers differ on whether a blank behind the backslash ends a comment: then what follows is code.
    form.replace(/\\[ \t]*\n/g, ({ 0: splice, index }, text) => splice.length > 2 && inLineComment(text, index) ? undefined : '');
    // In C++ `a<::b>` is `a < ::b >`.
    form.replace(/<::(?![:>])|<:|:>|<%|%>|%:/g, ([mark]) => DIGRAPHS[mark]);
}
function inLineComment(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).includes('//');
}
const PYTHON_ESCAPES = {
    '\n': '',
    a: '\u0007',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\n',
    t: '\t',
    v: '\v',
    '\\': '\\',
    "'": "'",
    '"': '"',
};
/** Python: declared encodings in which ASCII letters can be written otherwise. */
function undeclare(form, name) {
    if (name === undefined)
        return;
    if (/^(?:utf-?7|u7|unicode-1-1-utf-7)$/.test(name)) {
        form.replace(/\+([A-Za-z0-9+/]*)-?/g, ([, digits = '']) => {
            const text = digits === '' ? '+' : utf16(digits);
            form.escapes += text.match(/\w/g)?.length ?? 0;
            return text;
        });
    }
    else if (/^unicode-?escape$/.test(name)) {
        form.replace(/\\(?:([abfnrtv\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, plain, octal, byte, short, long]) => {
            if (plain !== undefined)
                return PYTHON_ESCAPES[plain];
            form.escapes += 1;
            return octal === undefined
                ? character(byte ?? short ?? long)
                : String.fromCodePoint(Number.parseInt(octal, 8));
        });
    }
    else if (/^raw-?unicode-?escape$/.test(name)) {
        form.replace(/\\(?:\\|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, short, long]) => {
            form.escapes += 1;
            return short === undefined && long === undefined ? undefined : character(short ?? long);
        });
    }
}
/** Of base64 digits: big-endian, without what is half a character. */
function utf16(digits) {
    const bytes = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
    let text = '';
    for (let at = 0; at + 1 < bytes.length; at += 2) {
        text += String.fromCharCode((bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1));
    }
    return text.replaceAll(/\r\n?/g, '\n');
}


/***/ }),

/***/ 9655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zi: () => (/* binding */ StarterCode),
/* harmony export */   dK: () => (/* binding */ mask),
/* harmony export */   jd: () => (/* binding */ coverCommon)
/* harmony export */ });
/* harmony import */ var _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6881);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6273);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6311);



/** The k-grams of starter code, every one of them (no winnowing), so that each copy of k tokens is found. */
class StarterCode {
    #k;
    #table = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramTable */ .aP();
    #hashes = new _fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .GramHashes */ .Ch();
    #wording = { names: new Float64Array(0), strings: new Float64Array(0) };
    constructor(k) {
        this.#k = k;
    }
    add(tokens, wording) {
        if (wording !== undefined) {
            this.#wording = {
                names: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(this.#wording.names, wording.names),
                strings: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KC)(this.#wording.strings, wording.strings),
            };
        }
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1)
                this.#table.add(hashes.low[at], hashes.high[at]);
        }
    }
    get empty() {
        return this.#table.size === 0;
    }
    /** What of a document (its tokens, folded as those that were added) is this starter code. */
    in(tokens) {
        return { tokens: this.cover(tokens), wording: this.#wording };
    }
    /** 1 for each token that is part of starter code. */
    cover(tokens) {
        const covered = new Uint8Array(tokens.length);
        const hashes = this.#hashes;
        hashes.compute(tokens, this.#k);
        let until = 0;
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] === 1 &&
                this.#table.find(hashes.low[at], hashes.high[at]) >= 0) {
                covered.fill(1, Math.max(at, until), at + this.#k);
                until = at + this.#k;
            }
        }
        return covered;
    }
}
/**
 * 1 for each token under a winnowed fingerprint for which `common` holds 1, in runs of at least `minimumRun` tokens: what
 * is shorter is an idiom that many write by themselves (a loop's head is a k-gram), not code that was handed out.
 */
function coverCommon(length, fingerprints, k, common, minimumRun) {
    const covered = new Uint8Array(length);
    for (let at = 0; at < fingerprints.positions.length; at += 1) {
        if (common[fingerprints.keys[at]] === 1) {
            const from = fingerprints.positions[at];
            covered.fill(1, from, from + k);
        }
    }
    let run = 0;
    for (let at = 0; at <= length; at += 1) {
        if (at < length && covered[at] === 1) {
            run += 1;
        }
        else {
            if (run < minimumRun)
                covered.fill(0, at - run, at);
            run = 0;
        }
    }
    return covered;
}
/** A copy of `tokens` in which covered tokens are separators, so that nothing matches on or across them. */
function mask(tokens, covered) {
    return tokens.map((token, at) => (covered[at] === 1 ? _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .SEPARATOR */ .wv : token));
}


/***/ }),

/***/ 5291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Tiler)
/* harmony export */ });
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6273);

/** Equal positions tried for one key: repetitive code (tables of numbers) has thousands, and the first ones serve. */
const MAX_CHAIN = 8;
/** Inside of a run of at least `LONG_RUN` tokens, alternatives are shorter and of little use. */
const LONG_RUN = 60;
const CHAIN_INSIDE = 2;
/** Maximal matches kept for one pair: the budget of a pair. */
const MAX_MATCHES = 60_000;
/** Comparisons of tokens for one pair, as a multiple of both lengths: ends what only generated code can reach. */
const MAX_STEPS_PER_TOKEN = 64;
const LARGEST_STAMP = 2 ** 31;
/**
 * Greedy string tiling (Wise 1993): of all common runs of at least `minimum` tokens the longest that are still free are
 * taken one after another, so that no token is used twice. `index` one document, then `tile` as many others against it.
 */
class Tiler {
    #minimum;
    #tokens = new Uint16Array(0);
    #anchors = {
        positions: new Uint32Array(0),
        keys: new Uint32Array(0),
        from: 0,
        to: 0,
        sure: 0,
    };
    #heads = new Int32Array(1 << 12);
    #mask = 0;
    #next = new Int32Array(1 << 12);
    #matchA = new Int32Array(1 << 10);
    #matchB = new Int32Array(1 << 10);
    #matchLength = new Int32Array(1 << 10);
    #matchNext = new Int32Array(1 << 10);
    #matches = 0;
    #buckets = new Int32Array(1 << 10).fill(-1);
    /** End in b of the last run found on each diagonal (a - b), above `#base` where it is of this pair. */
    #diagonals = new Uint32Array(1 << 12);
    #base = 0;
    #markA = new Uint32Array(1 << 12);
    #markB = new Uint32Array(1 << 12);
    #stamp = 0;
    #tiles = 0;
    #tileA = new Int32Array(1 << 8);
    #tileB = new Int32Array(1 << 8);
    #tileLength = new Int32Array(1 << 8);
    constructor(minimum) {
        this.#minimum = minimum;
    }
    /** Makes `tokens` the first document of the next calls of `tile`. */
    index(tokens, anchors) {
        this.#tokens = tokens;
        this.#anchors = anchors;
        const { keys, from, to } = anchors;
        const count = to - from;
        let size = 1 << 8;
        while (size < count * 2)
            size *= 2;
        if (this.#heads.length < size)
            this.#heads = new Int32Array(size);
        this.#mask = size - 1;
        this.#heads.fill(-1, 0, size);
        if (this.#next.length < count)
            this.#next = new Int32Array(count * 2);
        // From the end, so that each chain lists positions in ascending order.
        for (let at = count - 1; at >= 0; at -= 1) {
            const slot = keys[from + at] & this.#mask;
            this.#next[at] = this.#heads[slot];
            this.#heads[slot] = at;
        }
        if (this.#markA.length < tokens.length) {
            this.#markA = new Uint32Array(tokens.length * 2);
            this.#stamp = 0;
            this.#markB.fill(0);
        }
    }
    /** Tiles of the indexed document (`a`) and this one (`b`), longest first. */
    tile(tokens, anchors) {
        if (this.#markB.length < tokens.length) {
            this.#markB = new Uint32Array(tokens.length * 2);
            this.#stamp = 0;
            this.#markA.fill(0);
        }
        this.#stamp += 1;
        if (this.#equals(tokens))
            this.#placeWhole(tokens);
        else
            this.#place(this.#collect(tokens, anchors));
        return { count: this.#tiles, a: this.#tileA, b: this.#tileB, length: this.#tileLength };
    }
    #equals(tokens) {
        const first = this.#tokens;
        if (first.length !== tokens.length)
            return false;
        for (let at = 0; at < tokens.length; at += 1) {
            if (first[at] !== tokens[at])
                return false;
        }
        return true;
    }
    /** Tiles of a copy: each stretch between separators. */
    #placeWhole(tokens) {
        this.#tiles = 0;
        let from = 0;
        for (let at = 0; at <= tokens.length; at += 1) {
            if (at === tokens.length || tokens[at] === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                if (at - from >= this.#minimum)
                    this.#take(from, from, at - from);
                from = at + 1;
            }
        }
    }
    /** Finds the maximal common runs and sorts them into buckets by length; the longest length. */
    #collect(tokens, anchors) {
        const first = this.#tokens;
        const { positions: firstPositions, keys: firstKeys, from: firstFrom } = this.#anchors;
        const { positions, keys, from, to, sure } = anchors;
        const heads = this.#heads;
        const next = this.#next;
        const mask = this.#mask;
        const minimum = this.#minimum;
        const limit = Math.min(first.length, tokens.length) + 1;
        if (this.#buckets.length < limit)
            this.#buckets = new Int32Array(limit * 2).fill(-1);
        const diagonals = this.#freshDiagonals(first.length + tokens.length);
        const base = this.#base;
        this.#base += tokens.length + 1;
        this.#matches = 0;
        let longest = 0;
        let steps = MAX_STEPS_PER_TOKEN * (first.length + tokens.length);
        let longUntil = 0;
        for (let anchor = from; anchor < to; anchor += 1) {
            const key = keys[anchor];
            const b = positions[anchor];
            let left = b < longUntil ? CHAIN_INSIDE : MAX_CHAIN;
            for (let other = heads[key & mask]; other >= 0; other = next[other]) {
                if (firstKeys[firstFrom + other] !== key)
                    continue;
                if (left === 0)
                    break;
                left -= 1;
                const a = firstPositions[firstFrom + other];
                const diagonal = a - b + tokens.length;
                if (diagonals[diagonal] > base + b) {
                    // Inside of a run that is known.
                    continue;
                }
                let before = 0;
                while (before < a &&
                    before < b &&
                    first[a - before - 1] === tokens[b - before - 1] &&
                    first[a - before - 1] !== _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                    before += 1;
                }
                let after = sure;
                while (a + after < first.length &&
                    b + after < tokens.length &&
                    first[a + after] === tokens[b + after] &&
                    first[a + after] !== _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv) {
                    after += 1;
                }
                const length = before + after;
                steps -= length;
                diagonals[diagonal] = base + b + after;
                if (length >= minimum) {
                    this.#keep(a - before, b - before, length);
                    if (length >= LONG_RUN)
                        longUntil = Math.max(longUntil, b + after - minimum);
                    longest = Math.max(longest, length);
                }
            }
            if (this.#matches >= MAX_MATCHES || steps < 0)
                break;
        }
        return longest;
    }
    #freshDiagonals(count) {
        if (this.#diagonals.length < count) {
            this.#diagonals = new Uint32Array(count * 2);
            this.#base = 0;
        }
        else if (this.#base > LARGEST_STAMP) {
            this.#diagonals.fill(0);
            this.#base = 0;
        }
        return this.#diagonals;
    }
    #keep(a, b, length) {
        const at = this.#matches;
        if (at === this.#matchA.length) {
            this.#matchA = grown(this.#matchA);
            this.#matchB = grown(this.#matchB);
            this.#matchLength = grown(this.#matchLength);
            this.#matchNext = grown(this.#matchNext);
        }
        this.#matchA[at] = a;
        this.#matchB[at] = b;
        this.#matchLength[at] = length;
        this.#matchNext[at] = this.#buckets[length];
        this.#buckets[length] = at;
        this.#matches = at + 1;
    }
    #place(longest) {
        this.#tiles = 0;
        const minimum = this.#minimum;
        const stamp = this.#stamp;
        const markA = this.#markA;
        const markB = this.#markB;
        for (let length = longest; length >= minimum; length -= 1) {
            while (this.#buckets[length] >= 0) {
                const match = this.#buckets[length];
                this.#buckets[length] = this.#matchNext[match];
                const a = this.#matchA[match];
                const b = this.#matchB[match];
                // No tile so far is shorter than this run, so none lies inside of it: what is taken are its two ends.
                let from = 0;
                while (from < length && (markA[a + from] === stamp || markB[b + from] === stamp))
                    from += 1;
                let to = length;
                while (to > from && (markA[a + to - 1] === stamp || markB[b + to - 1] === stamp))
                    to -= 1;
                if (to - from === length) {
                    for (let at = 0; at < length; at += 1) {
                        markA[a + at] = stamp;
                        markB[b + at] = stamp;
                    }
                    this.#take(a, b, length);
                }
                else if (to - from >= minimum) {
                    this.#keep(a + from, b + from, to - from);
                }
            }
        }
    }
    #take(a, b, length) {
        const at = this.#tiles;
        if (at === this.#tileA.length) {
            this.#tileA = grown(this.#tileA);
            this.#tileB = grown(this.#tileB);
            this.#tileLength = grown(this.#tileLength);
        }
        this.#tileA[at] = a;
        this.#tileB[at] = b;
        this.#tileLength[at] = length;
        this.#tiles = at + 1;
    }
}
function grown(array) {
    const larger = new Int32Array(array.length * 2);
    larger.set(array);
    return larger;
}


/***/ }),

/***/ 554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ tokenOffset),
/* harmony export */   v: () => (/* binding */ tokenValue)
/* harmony export */ });
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3942);
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6273);


/** By its number: whether a family's tokens are hashes of words already. */
const HASHED = _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.map((family) => ['names', 'words'].includes(_languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILIES */ .BU[family].tokenizer));
/** What is added to the token numbers of a family, so that no match joins two families. */
function tokenOffset(family) {
    return _languages_languages_js__WEBPACK_IMPORTED_MODULE_0__/* .FAMILY_NAMES */ .ME.indexOf(family) * _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
}
const values = new Uint32Array(1 << 16);
/**
 * What a token counts in hashes, never 0. It comes from how the token is spelled, not from its number: numbers depend on
 * the order in which modules are loaded, and which fingerprints are chosen must not.
 */
function tokenValue(token) {
    const known = values[token];
    return known === 0 ? computed(token) : known;
}
function computed(token) {
    const id = token % _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr;
    const family = Math.floor(token / _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LIMIT */ .qr);
    const word = HASHED[family] === true ? undefined : (0,_tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .spelling */ .DS)(id);
    let hash = 0x811c9dc5 ^ family;
    const mix = (code) => {
        hash = Math.imul(hash ^ code, 0x01000193);
    };
    if (word === undefined) {
        [1, id & 0xff, id >> 8].forEach(mix);
    }
    else {
        for (let at = 0; at < word.length; at += 1)
            mix(word.charCodeAt(at));
    }
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    const value = (hash ^ (hash >>> 13)) >>> 0 || 1;
    values[token] = value;
    return value;
}


/***/ }),

/***/ 3427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ TokenBuffer)
/* harmony export */ });
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6273);

/** Tokens of one file as read: number, 1-based line and offset into the text. Grows by doubling; reused between files. */
class TokenBuffer {
    length = 0;
    ids = new Uint16Array(4096);
    lines = new Uint32Array(4096);
    starts = new Uint32Array(4096);
    push(id, line, start) {
        const at = this.length;
        if (at === this.ids.length)
            this.#grow();
        this.ids[at] = id;
        this.lines[at] = line;
        this.starts[at] = start;
        this.length = at + 1;
    }
    /** The number of the last token, or `SEPARATOR` before the first. */
    last() {
        return this.length === 0 ? _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SEPARATOR */ .wv : this.ids[this.length - 1];
    }
    clear() {
        this.length = 0;
    }
    #grow() {
        const size = this.ids.length * 2;
        const ids = new Uint16Array(size);
        ids.set(this.ids);
        this.ids = ids;
        const lines = new Uint32Array(size);
        lines.set(this.lines);
        this.lines = lines;
        const starts = new Uint32Array(size);
        starts.set(this.starts);
        this.starts = starts;
    }
}


/***/ }),

/***/ 6273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ STRING),
/* harmony export */   BH: () => (/* binding */ INDENT),
/* harmony export */   DS: () => (/* binding */ spelling),
/* harmony export */   HL: () => (/* binding */ intern),
/* harmony export */   OV: () => (/* binding */ MARKUP_OPEN),
/* harmony export */   PF: () => (/* binding */ SYMBOL),
/* harmony export */   TJ: () => (/* binding */ CONSTANT),
/* harmony export */   XF: () => (/* binding */ PATTERN),
/* harmony export */   Xy: () => (/* binding */ NEWLINE),
/* harmony export */   YX: () => (/* binding */ ANNOTATION),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER),
/* harmony export */   hN: () => (/* binding */ LOOP),
/* harmony export */   lZ: () => (/* binding */ DEDENT),
/* harmony export */   qr: () => (/* binding */ TOKEN_LIMIT),
/* harmony export */   uk: () => (/* binding */ NUMBER),
/* harmony export */   wv: () => (/* binding */ SEPARATOR),
/* harmony export */   yv: () => (/* binding */ MARKUP_CLOSE)
/* harmony export */ });
/* unused harmony export tokenName */
/**
 * Token numbers. They never depend on the programs that are read. Those of words depend on the order in which modules are
 * loaded, so nothing that decides a result may depend on them: see `tokenValue`.
 *
 * - 1..127: the ASCII character of a one-character operator,
 * - 128..: the classes below,
 * - from `FIRST_WORD`: operators of several characters, then keywords, in the order they are interned at load time.
 */
/** Ends a file; nothing matches it, not even itself. */
const SEPARATOR = 0;
const IDENTIFIER = 128;
const NUMBER = 129;
const STRING = 130;
/** End of a logical line, where lines carry meaning. */
const NEWLINE = 131;
const INDENT = 132;
const DEDENT = 133;
/** `<tag` or `<Component`; `</tag>` and `/>`. */
const MARKUP_OPEN = 134;
const MARKUP_CLOSE = 135;
/** A character outside ASCII that is neither letter nor space. */
const SYMBOL = 136;
/** A regular expression literal. */
const PATTERN = 137;
/** `@Override`, `[Attribute]`, `#[derive]` where the tokenizer can tell. */
const ANNOTATION = 138;
/** Classes made by normalisation (see `normalise`). */
const LOOP = 140;
const CONSTANT = 145;
const FIRST_WORD = 160;
/** Token numbers are below this, so that a number and a family fit into 16 bits. */
const TOKEN_LIMIT = 2048;
const numbers = new Map();
const names = [];
/** The number of an operator or keyword. Call at load time only. */
function intern(word) {
    if (word.length === 1 && word.charCodeAt(0) < 128 && !/\w/.test(word))
        return word.charCodeAt(0);
    const known = numbers.get(word);
    if (known !== undefined)
        return known;
    const number = FIRST_WORD + names.length;
    if (number >= TOKEN_LIMIT)
        throw new RangeError(`vocabulary is full at ${word}`);
    numbers.set(word, number);
    names.push(word);
    return number;
}
/** The word or operator of a number (below `TOKEN_LIMIT`); undefined for classes and single characters. */
function spelling(id) {
    return names[id - FIRST_WORD];
}
/** A readable name of a token number, for tests and for explanations. */
function tokenName(token) {
    const id = token % TOKEN_LIMIT;
    if (id >= FIRST_WORD)
        return names[id - FIRST_WORD] ?? '?';
    return CLASS_NAMES[id] ?? (id < 128 ? String.fromCharCode(id) : '?');
}
const CLASS_NAMES = {
    [SEPARATOR]: 'SEPARATOR',
    [IDENTIFIER]: 'ID',
    [NUMBER]: 'NUM',
    [STRING]: 'STR',
    [NEWLINE]: 'NEWLINE',
    [INDENT]: 'INDENT',
    [DEDENT]: 'DEDENT',
    [MARKUP_OPEN]: 'OPEN',
    [MARKUP_CLOSE]: 'CLOSE',
    [SYMBOL]: 'SYM',
    [PATTERN]: 'REGEX',
    [ANNOTATION]: 'ANNOTATION',
    [LOOP]: 'LOOP',
    [CONSTANT]: 'CONSTANT',
};


/***/ }),

/***/ 6311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   KC: () => (/* binding */ union),
/* harmony export */   _N: () => (/* binding */ nameHash),
/* harmony export */   cf: () => (/* binding */ WordCollector)
/* harmony export */ });
/* harmony import */ var _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6273);

/** Shorter ones (`i`, `" "`, `'a'`) are everybody's. */
const SHORTEST = 2;
const LONGEST_NAME = 64;
const LONGEST_STRING = 500;
/** A string's mark stands at most so far behind its start: `R"`, `$@"`, `<<~'`. */
const LONGEST_PREFIX = 6;
const TWO_TO_32 = 2 ** 32;
/** Collects the words of one document after the other: `note` each file, then `take`. */
class WordCollector {
    #names = new HashSet();
    #strings = new HashSet();
    /** Adds the names and strings of one file, by its tokens as read (before normalisation). */
    note(text, tokens) {
        const { ids, starts, length } = tokens;
        for (let at = 0; at < length; at += 1) {
            const id = ids[at];
            if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS) {
                const from = nameFrom(text, starts[at]);
                this.#names.add(hashOf(text, from, nameTo(text, from)));
            }
            else if (id === _tokenizers_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .STRING */ .An) {
                const start = starts[at];
                const next = at + 1 < length ? starts[at + 1] : text.length;
                const from = contentFrom(text, start, next);
                this.#strings.add(hashOf(text, from, contentTo(text, start, from, next)));
            }
        }
    }
    /** The words noted since the last call. */
    take() {
        return { names: this.#names.take(), strings: this.#strings.take() };
    }
}
/** A set of hashes that is emptied at no cost: what an earlier round left in its slots does not count. */
class HashSet {
    #hashes = new Float64Array(1 << 10);
    #rounds = new Uint32Array(1 << 10);
    #round = 1;
    #list = new Float64Array(1 << 9);
    #count = 0;
    /** Adds a hash; 0 is none. */
    add(hash) {
        if (hash === 0)
            return;
        const mask = this.#hashes.length - 1;
        let slot = (hash % TWO_TO_32) & mask;
        while (this.#rounds[slot] === this.#round) {
            if (this.#hashes[slot] === hash)
                return;
            slot = (slot + 1) & mask;
        }
        this.#rounds[slot] = this.#round;
        this.#hashes[slot] = hash;
        this.#list[this.#count] = hash;
        this.#count += 1;
        if (this.#count === this.#list.length)
            this.#grow();
    }
    take() {
        const list = this.#list.slice(0, this.#count).toSorted();
        this.#round += 1;
        this.#count = 0;
        return list;
    }
    #grow() {
        const list = this.#list.slice(0, this.#count);
        this.#hashes = new Float64Array(this.#hashes.length * 2);
        this.#rounds = new Uint32Array(this.#hashes.length);
        this.#list = new Float64Array(list.length * 2);
        this.#count = 0;
        for (const hash of list)
            this.add(hash);
    }
}
/** Hashes that either list has. */
function union(a, b) {
    const both = new Float64Array(a.length + b.length);
    both.set(a);
    both.set(b, a.length);
    return distinct(both);
}
/** Hashes of `list` that are not in `gone`; both ascend. */
function without(list, gone) {
    let at = 0;
    return list.filter((hash) => {
        while (at < gone.length && gone[at] < hash)
            at += 1;
        return gone[at] !== hash;
    });
}
/** Sorts in place; a copy of what is distinct. */
function distinct(hashes) {
    // oxlint-disable-next-line unicorn/no-array-sort -- our own scratch: no copy of it
    hashes.sort();
    let kept = 0;
    for (let at = 0; at < hashes.length; at += 1) {
        if (at === 0 || hashes[at] !== hashes[kept - 1]) {
            hashes[kept] = hashes[at];
            kept += 1;
        }
    }
    return hashes.slice(0, kept);
}
/** 32 bits of the name that begins at `start`, however short it is. */
function nameHash(text, start, ignoreCase) {
    const from = nameFrom(text, start);
    const last = Math.min(text.length, from + LONGEST_NAME);
    let hash = 0x811c9dc5;
    for (let at = from; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (!isWord(code))
            break;
        hash = Math.imul(hash ^ (ignoreCase && code >= 65 && code <= 90 ? code | 32 : code), 0x01000193);
    }
    return hash >>> 0;
}
/** Two 32-bit lanes of FNV-1a's kind, 52 bits of them; 0 for what is too short. */
function hashOf(text, from, to) {
    if (to - from < SHORTEST)
        return 0;
    let low = 0x811c9dc5;
    let high = 0x9e3779b1;
    for (let at = from; at < to; at += 1) {
        const code = text.charCodeAt(at);
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15);
    }
    return (high & 0xfffff) * TWO_TO_32 + (low >>> 0);
}
/** Where a name's letters begin, behind `$`, `@`, `#` or a quotation mark. */
function nameFrom(text, start) {
    let from = start;
    while (from < start + 3 && !isWord(text.charCodeAt(from)))
        from += 1;
    return from;
}
function nameTo(text, from) {
    const last = Math.min(text.length, from + LONGEST_NAME);
    let to = from;
    while (to < last && isWord(text.charCodeAt(to)))
        to += 1;
    return to;
}
function isWord(code) {
    const lower = code | 32;
    return ((lower >= 97 && lower <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 36 || code > 127);
}
function isQuote(code) {
    return code === 34 || code === 39 || code === 96;
}
/** Where a string's contents begin: behind its quotation mark, which a prefix may precede; at `start` where it has none. */
function contentFrom(text, start, next) {
    const last = Math.min(next, start + LONGEST_PREFIX);
    for (let at = start; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (isQuote(code)) {
            const triple = text.charCodeAt(at + 1) === code && text.charCodeAt(at + 2) === code;
            return triple ? at + 3 : at + 1;
        }
    }
    return start;
}
/** Where they end: before the closing mark, and before the next token (an embedded expression is one). */
function contentTo(text, start, from, next) {
    const last = Math.min(next, from + LONGEST_STRING);
    if (from === start)
        return last;
    const mark = text.charCodeAt(from - 1);
    const triple = from - start >= 3 && text.charCodeAt(from - 2) === mark && text.charCodeAt(from - 3) === mark;
    for (let at = from; at < last; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 92) {
            at += 1;
        }
        else if (code === mark &&
            (!triple || (text.charCodeAt(at + 1) === mark && text.charCodeAt(at + 2) === mark))) {
            return at;
        }
    }
    return Math.min(last, text.length);
}


/***/ }),

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bytesOf),
/* harmony export */   B: () => (/* binding */ Blobs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);



/** Bytes of uploads in memory, all together; what comes beyond lies in files. A class of 2,000 small programs has 2 MB. */
const MOST_IN_MEMORY = 32 * 1024 * 1024;
/**
 * The ZIPs of a store, by generated names. Of a store that is kept each is a file, and on the disk when it is taken. Of one that
 * ends with its process small ones stay in memory: nothing is written, and read back.
 */
class Blobs {
    #folder;
    #isKept;
    #inMemory = new Map();
    #bytes = 0;
    /** Makes the folder where it is not there. */
    constructor(folder, isKept) {
        this.#folder = folder;
        this.#isKept = isKept;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    }
    /** Takes an upload over: a file is moved. @throws the system's error; something may then lie there under the name */
    async take(name, contents) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        if (typeof contents === 'string') {
            if (this.#isKept)
                await sync(contents);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(contents, path);
        }
        else if (this.#isKept || this.#bytes + contents.length > MOST_IN_MEMORY) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, contents, { mode: 0o600, flag: 'wx', flush: this.#isKept });
        }
        else {
            this.#bytes += contents.length;
            this.#inMemory.set(name, contents);
            return;
        }
        if (this.#isKept)
            await sync(this.#folder);
    }
    /** Where a ZIP is. */
    at(name) {
        return this.#inMemory.get(name) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
    }
    /** Deletes ZIPs, as far as they are there. */
    async delete(names) {
        const files = [];
        for (const name of names) {
            const held = this.#inMemory.get(name);
            if (held === undefined)
                files.push(name);
            else
                this.#bytes -= held.length;
            this.#inMemory.delete(name);
        }
        await Promise.all(files.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name), { force: true })));
    }
    /** Deletes files that `isNamed` does not know. */
    async sweep(isNamed) {
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(this.#folder)) {
            if (!isNamed(name))
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name), { recursive: true, force: true });
        }
    }
}
/** The bytes of an upload, wherever they are. @throws the system's error */
async function bytesOf(contents) {
    return typeof contents === 'string' ? (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(contents) : contents;
}
/** Of a file or a folder. Some systems open no folder: there a power cut may cost the newest names. */
async function sync(path) {
    let handle;
    try {
        handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, 'r');
    }
    catch (error) {
        if (['EISDIR', 'EPERM'].includes(error.code ?? ''))
            return;
        throw error;
    }
    try {
        await handle.sync();
    }
    finally {
        await handle.close();
    }
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  serveInThread: () => (/* binding */ serveInThread)
});

// UNUSED EXPORTS: startEmbeddedServiceInThread

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(5919);
;// CONCATENATED MODULE: ./build/assets.js
// The only module that names bundled files. The bundler's asset relocator reads no syntax newer than ES2020 and then
// copies files unbundled without a word, so this file keeps to it. In the bundle `new URL(…)` becomes a plain path.


/** A worker thread of this program; what it does is decided by `data`. */
function assets_startWorker(data) {
    const bundled = __nccwpck_require__.ab + "worker.js";
    if (bundled instanceof URL) {
        // Run from its sources, the worker is the TypeScript file beside this one.
        return new external_node_worker_threads_.Worker(new URL(bundled.href.replace(/\.js$/, '.ts')), { workerData: data });
    }
    return new external_node_worker_threads_.Worker(bundled, { workerData: data });
}
/** The report page without data. */
function reportTemplate() {
    const bundled = __nccwpck_require__.ab + "report.html";
    if (bundled instanceof URL)
        return readFileSync(new URL('../dist/report.html', bundled), 'utf8');
    return readFileSync(bundled, 'utf8');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/domain/outcome.js
/** Every way a run can end (product contract). Exactly one is written to the `outcome` output. */
const OUTCOMES = (/* unused pure expression or super */ null && ([
    'passed',
    'flagged',
    'incomplete',
    'analysis-failed',
    'timeout',
    'rate-limited',
    'service-unavailable',
    'network',
    'auth',
    'account-suspended',
    'forbidden',
    'config-error',
    'skipped',
    'cancelled',
    'internal-error',
]));
/**
 * The root of every error that this program raises on purpose. `message` is the one sentence a person needs:
 * what is wrong, where, and what to do. Anything else that is thrown is a defect and ends as `internal-error`.
 */
class Failure extends Error {
    /** What every reader of the log may be told of it, students too. null: `message` may name a peer, and there is no other. */
    openMessage = null;
}
/** The user's inputs, config file or data are wrong. */
class ConfigurationError extends Failure {
    name = 'ConfigurationError';
    outcome = 'config-error';
    retryHelps = false;
}
/** The settings are wrong, or do not fit the event: made of words that stand in the workflow and its config file alone. */
class SettingsError extends (/* unused pure expression or super */ null && (ConfigurationError)) {
    name = 'SettingsError';
    openMessage = this.message;
}
/** There is nothing to do, and that is no error (e.g. a fork's pull request without secrets). */
class Skipped extends (/* unused pure expression or super */ null && (Failure)) {
    name = 'Skipped';
    outcome = 'skipped';
    retryHelps = false;
    openMessage = this.message;
}
/** SIGINT, SIGTERM or an aborted run. */
class Cancelled extends (/* unused pure expression or super */ null && (Failure)) {
    name = 'Cancelled';
    outcome = 'cancelled';
    retryHelps = true;
    openMessage = this.message;
}
/** GitHub refused or could not be reached while submissions were collected. */
class GitHubError extends Failure {
    name = 'GitHubError';
    retryHelps;
    outcome;
    openMessage;
    constructor(message, outcome, options = {}) {
        super(message, options);
        this.outcome = outcome;
        this.openMessage = options.openMessage ?? null;
        this.retryHelps = outcome === 'network' || outcome === 'rate-limited';
    }
}

;// CONCATENATED MODULE: ./build/embedded/analysis/queue.js

/** Thousands of submissions take minutes. */
const TIME_LIMIT_MS = 30 * 60_000;
const SMALL_DOCUMENTS = 200;
/** So often a check lets smaller ones go first. */
const MOST_OVERTAKEN = 10;
/**
 * Runs analyses, each in a thread of its own: the service answers while it computes, and an engine that runs out of memory
 * is one failed check. One runs at a time, the smallest first, and beside it at most one small one: nobody waits for hours
 * behind a whole year's archive.
 */
class AnalysisQueue {
    #options;
    #waiting = [];
    #lanes = { any: null, small: null };
    #closed = false;
    constructor(options) {
        this.#options = {
            timeLimitMs: TIME_LIMIT_MS,
            smallDocuments: SMALL_DOCUMENTS,
            start: (job) => assets_startWorker({ kind: 'analysis', job }),
            ...options,
        };
    }
    get queued() {
        return this.#waiting.length;
    }
    get processing() {
        return this.#running().length;
    }
    /** `job` is made when its turn comes; `documents` is how many it will read. */
    add(id, documents, job, listener) {
        this.#waiting.push({ id, documents, job, listener, overtaken: 0 });
        this.#next();
    }
    /** Ends an analysis that waits or runs, as failed. false: there is none. */
    cancel(id, message) {
        const at = this.#waiting.findIndex((one) => one.id === id);
        const [waiting] = at < 0 ? [] : this.#waiting.splice(at, 1);
        if (waiting !== undefined) {
            waiting.listener.failed(message).catch(this.#options.onDefect);
            return true;
        }
        const running = this.#running().find((one) => one.id === id);
        running?.stop(message);
        return running !== undefined;
    }
    async close() {
        this.#closed = true;
        this.#waiting.length = 0;
        await Promise.all(this.#running().flatMap(({ worker }) => worker?.terminate() ?? []));
    }
    #running() {
        return [this.#lanes.any, this.#lanes.small].filter((one) => one !== null);
    }
    #next() {
        for (const lane of ['small', 'any']) {
            if (this.#closed || this.#lanes[lane] !== null)
                continue;
            const next = this.#take(lane === 'any' ? Infinity : this.#options.smallDocuments);
            if (next !== undefined)
                this.#run(next, lane);
        }
    }
    /** The smallest that waits, of at most so many documents; of equals, and of the often overtaken, the first. */
    #take(most) {
        const patient = this.#waiting.find((one) => one.overtaken >= MOST_OVERTAKEN && one.documents <= most);
        const chosen = patient ??
            this.#waiting.filter((one) => one.documents <= most).toSorted((a, b) => a.documents - b.documents)[0];
        if (chosen === undefined)
            return undefined;
        const at = this.#waiting.indexOf(chosen);
        for (const earlier of this.#waiting.slice(0, at))
            earlier.overtaken += 1;
        this.#waiting.splice(at, 1);
        return chosen;
    }
    #run({ id, job, listener }, lane) {
        let ended = false;
        let worker = null;
        const end = (tell) => {
            if (ended)
                return;
            ended = true;
            clearTimeout(limit);
            // The lane stays taken until the outcome is kept: results that have no room must not pile up. Nor do they beside the heap of
            // the thread that made them.
            (worker?.terminate() ?? Promise.resolve())
                .then(() => (this.#closed ? undefined : tell()))
                .catch(this.#options.onDefect)
                .finally(() => {
                this.#lanes[lane] = null;
                this.#next();
            });
        };
        const fail = (message) => end(() => listener.failed(message));
        const limit = setTimeout(() => fail(`The analysis took longer than ${words(this.#options.timeLimitMs)} and was stopped.`), this.#options.timeLimitMs).unref();
        this.#lanes[lane] = { id, stop: fail, worker };
        try {
            listener.started();
            worker = this.#options.start(job());
        }
        catch (error) {
            this.#options.onDefect(error);
            fail('The analysis could not be started; this is a defect of the service.');
            return;
        }
        this.#lanes[lane] = { id, stop: fail, worker };
        worker.on('message', (message) => {
            switch (message.kind) {
                case 'progress':
                    if (!ended)
                        listener.progress(message.done / Math.max(1, message.total));
                    break;
                case 'result':
                    end(() => listener.finished(message.result));
                    break;
                case 'failed':
                    fail(message.message);
                    break;
            }
        });
        worker.on('error', (error) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'The analysis ran out of memory.'
            : `The analysis ended unexpectedly (${error.name}: ${error.message}).`));
        worker.on('exit', (code) => fail(`The analysis ended unexpectedly (exit ${code}).`));
    }
}
function words(ms) {
    const minutes = Math.round(ms / 60_000);
    return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

;// CONCATENATED MODULE: ./build/embedded/analysis/spare-thread.js

/**
 * A thread for the first analysis, started before there is one: a service that makes one check has its engine loaded when the
 * uploads are there. Every further analysis starts a thread of its own.
 */
class SpareThread {
    #worker;
    constructor() {
        const worker = assets_startWorker({ kind: 'analysis', job: null });
        this.#worker = worker;
        const gone = () => {
            if (this.#worker === worker)
                this.#worker = null;
        };
        // What ends it before its turn, the next one meets as well, and says.
        worker.once('error', gone).once('exit', gone);
    }
    /** A thread that runs a job. */
    start = (job) => {
        const worker = this.#worker;
        if (worker === null)
            return assets_startWorker({ kind: 'analysis', job });
        this.#worker = null;
        worker.postMessage(job);
        return worker;
    };
    /** Ends the thread where it was not needed. */
    async close() {
        await this.#worker?.terminate();
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const external_node_timers_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/service/contract/states.js
/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 };
/** Language id that means Auto Detect (L23). */
const AUTO_DETECT = 999;
/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. `web` is
 * ours: offered as unavailable until a web source is configured.
 */
const ENGINE = { full: 1, web: 2, group: 9 };
/** Flagged above this by either number (L90, L261). */
const FLAG_ABOVE = 75;
/** Additions of the embedded service that a client may use where `/test-types` lists them in `capabilities`. */
const CAPABILITY = {
    /** Uploads take a `role` field. */
    roles: 'submission-roles',
    /** Results may be read for every submission: no pace is asked for. */
    unmetered: 'unmetered',
    /** The overview takes `brief`. */
    brief: 'brief-overview',
    /** The results of many submissions come in one answer (`/check/results-batch`). */
    resultsBatch: 'results-batch',
};

;// CONCATENATED MODULE: ./build/embedded/store/room.js
/** What a write throws where the disk, the quota or the database's own limit leaves no room. */
const CODES = new Set(['ENOSPC', 'EDQUOT']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: https://www.sqlite.org/rescode.html. */
const SQLITE_CODES = new Set([13, 4874]);
/** Whether a write failed because there is no room: it may succeed when something was deleted. */
function isNoRoom(error) {
    if (!(error instanceof Error))
        return false;
    const { code, errcode } = error;
    return CODES.has(String(code)) || (typeof errcode === 'number' && SQLITE_CODES.has(errcode));
}
const NO_ROOM = 'There is no room left on the disk of the service.';

;// CONCATENATED MODULE: ./build/embedded/server/engines.js

/** What the embedded service offers on `/test-types`. */
const ENGINES = [
    {
        id: ENGINE.group,
        name: 'Group Similarity',
        description: 'Compares the submissions of a check with each other.',
        features: ['peer', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: true,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: ENGINE.full,
        name: 'Database and Group Similarity',
        description: 'Compares the submissions of a check with each other and with all earlier checks of this service. Web sources are not searched: none is configured.',
        features: ['peer', 'database', 'base-code', 'ai-references', 'code-quality'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: true,
        available: true,
    },
    {
        id: ENGINE.web,
        name: 'Web Similarity',
        description: 'Would compare with public sources on the web. Not available: no web source is configured.',
        features: ['web'],
        consumption: 0,
        peer_only: false,
        auto_detect_base_code: false,
        available: false,
    },
];
function engineById(id) {
    return ENGINES.find((engine) => engine.id === id);
}
/** Whether earlier checks are compared with. */
function usesDatabase(engineId) {
    return engineId === ENGINE.full;
}

// EXTERNAL MODULE: ./build/embedded/analysis/pair-table.js
var pair_table = __nccwpck_require__(3117);
// EXTERNAL MODULE: ./build/embedded/engine/pair-score.js
var pair_score = __nccwpck_require__(171);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./build/embedded/server/presentation.js


/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
function timestamp(ms) {
    return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}
const STATUS_TEXT = {
    [STATE.created]: 'New',
    [STATE.queued]: 'Queued',
    [STATE.processing]: 'Processing',
    [STATE.completed]: 'Completed',
    [STATE.failed]: 'Failed',
};
function statusText(statusId) {
    return STATUS_TEXT[statusId] ?? 'Unknown';
}
function checkRow(check) {
    return {
        id: check.id,
        name: check.name,
        status_id: check.statusId,
        language_id: check.languageId,
        test_type: check.testType,
        ai_run: check.aiRun ? 1 : 0,
        base_code_detection: check.baseCodeDetection ? 1 : 0,
        job_id: check.jobId,
        created_at: timestamp(check.createdAt),
        updated_at: timestamp(check.updatedAt),
    };
}
/** `location` names a file of a submission, `source` proves that we said so; both come back to getRemoteFile. */
function sign(secret, submissionId, path) {
    const location = Buffer.from(JSON.stringify([submissionId, path]), 'utf8').toString('base64url');
    return { location, source: (0,external_node_crypto_.createHmac)('sha256', secret).update(location).digest('hex') };
}

;// CONCATENATED MODULE: ./build/embedded/server/result-view.js




/** Reads one check's results: scores by submission, matches by pair. */
class ResultView {
    #secret;
    #completed;
    #isAiRun;
    #submissions;
    #analysis;
    #byId = new Map();
    #table;
    /** Places of each submission's pairs. */
    #pairs = new Map();
    #own;
    #signatures = new Map();
    #aiFirstIds = null;
    constructor(source) {
        this.#secret = source.secret;
        this.#isAiRun = source.check.aiRun;
        this.#completed = source.check.statusId === STATE.completed;
        this.#submissions = source.submissions;
        this.#own = new Map(this.#submissions.map((submission) => [submission.id, submission.role]));
        this.#analysis = source.analysis;
        for (const submission of this.#analysis?.submissions ?? [])
            this.#byId.set(submission.id, submission);
        const pairs = source.analysis?.pairs ?? null;
        this.#table = pairs === null ? null : new pair_table/* PairTable */.r(pairs);
        for (const [place, a] of (pairs?.a ?? new Int32Array()).entries()) {
            for (const id of [a, pairs?.b[place]]) {
                const there = this.#pairs.get(id);
                if (there === undefined)
                    this.#pairs.set(id, [place]);
                else
                    there.push(place);
            }
        }
    }
    get submissions() {
        return this.#submissions;
    }
    get analysis() {
        return this.#analysis;
    }
    /** Those that carry scores: archive, starter code and AI references do not. */
    get judged() {
        return this.#submissions.filter((submission) => submission.role === 'submission');
    }
    scores(submission) {
        const result = this.#byId.get(submission.id);
        return {
            total: result === undefined ? null : Math.max(result.peer, result.database),
            peer: result?.peer ?? null,
            database: result?.database ?? null,
            ai: result?.ai?.score ?? null,
            quality: result?.quality?.score ?? null,
        };
    }
    result(submission) {
        return this.#byId.get(submission.id);
    }
    /** AI detection ran over it, and has no score to give. */
    abstains({ id }) {
        const result = this.#byId.get(id);
        return this.#isAiRun && result !== undefined && result.ai === null;
    }
    isFlagged(submission) {
        const { total, ai } = this.scores(submission);
        // In a class whose task dictates the program similarity flags nobody.
        const isSimilar = (total ?? 0) > FLAG_ABOVE && this.result(submission)?.comparability !== 'dictated';
        return isSimilar || (ai ?? 0) > FLAG_ABOVE;
    }
    /** A submission that a completed check has no result of was not analysed: failed. */
    statusOf(submission) {
        if (!this.#completed)
            return STATE.created;
        return submission.role === 'submission' && !this.#byId.has(submission.id)
            ? STATE.failed
            : STATE.completed;
    }
    /** Numbers of those that have a result. */
    statistics() {
        const scores = this.judged.map((submission) => this.scores(submission));
        const group = scores.flatMap(({ peer }) => peer ?? []);
        const database = scores.flatMap((score) => score.database ?? []);
        const ai = scores.flatMap((score) => score.ai ?? []);
        return {
            groupAverage: average(group),
            groupMax: maximum(group),
            databaseAverage: average(database),
            databaseMax: maximum(database),
            aiAverage: average(ai),
            aiMax: maximum(ai),
            flagged: this.judged.filter((submission) => this.isFlagged(submission)).length,
            matches: this.judged.reduce((sum, submission) => {
                const { peer, database: earlier, ai: references } = this.countMatches(submission);
                return sum + peer + earlier + references;
            }, 0),
        };
    }
    /** How many `matches` gives of each kind. */
    countMatches(submission) {
        const counts = { peer: 0, database: 0, ai: this.#byId.get(submission.id)?.ai?.fragments.length ?? 0 };
        for (const pair of this.pairs(submission.id)) {
            const type = this.matchTypeOf(submission.id, pair);
            if (type === null)
                continue;
            counts[type === MATCH_TYPE.peer ? 'peer' : 'database'] += this.#table?.fragmentCount(pair.place) ?? 0;
        }
        return counts;
    }
    /** Pairs of a submission with everything it was compared with, most suspicious first. */
    pairs(id) {
        const table = this.#table;
        return table === null ? [] : (this.#pairs.get(id) ?? []).map((place) => table.at(place));
    }
    /** @param brief without `submissionresults`, which list every pair twice */
    row(submission, brief = false) {
        const result = this.#byId.get(submission.id);
        const scores = this.scores(submission);
        const row = {
            id: submission.id,
            assignment_id: submission.checkId,
            filename: submission.filename,
            status_id: this.statusOf(submission),
            total_result: scores.total,
            result_web: scores.database,
            submissionresults: (brief ? [] : this.pairs(submission.id)).map((pair) => ({
                submission_id: submission.id,
                submission_id_compared: pair.a === submission.id ? pair.b : pair.a,
                score: (0,pair_score/* averageSimilarity */.Hk)(pair),
            })),
            role: submission.role,
            created_at: timestamp(submission.createdAt),
            updated_at: timestamp(submission.updatedAt),
        };
        if (result === undefined)
            return row;
        return {
            ...row,
            comparability: result.comparability,
            suspicion: result.suspicion,
            coverage: result.coverage,
            ...(result.comparedWith === undefined ? {} : { compared_with: result.comparedWith }),
            tokens: result.tokens,
            left_out: result.leftOut.map(({ path, code, reason }) => ({ path, code, reason })),
            // Results that an earlier version kept have none.
            remarks: result.remarks?.map(({ path, code }) => ({
                path,
                code,
            })),
        };
    }
    /** Every match of a submission: peers, database, AI references. Made when it is asked for: a class has millions. */
    matches(submission) {
        const matches = this.pairs(submission.id)
            .filter((pair) => this.matchTypeOf(submission.id, pair) !== null)
            .flatMap((pair) => this.#pairMatches(pair, pair.a === submission.id ? 0 : 1));
        return [...matches, ...this.aiMatches(submission)];
    }
    /** Matches of a submission with AI references. */
    aiMatches({ id }) {
        const ai = this.#byId.get(id)?.ai ?? null;
        return ai?.fragments.map((_fragment, at) => this.#aiMatch(id, at)) ?? [];
    }
    /** The type of a pair's matches as one of its two shows them; null: it shows none, because it is not judged. */
    matchTypeOf(own, pair) {
        if (pair.a !== own && !this.#isMutual(pair))
            return null;
        return this.#typeOf(pair);
    }
    #typeOf({ b }) {
        return this.#own.has(b) ? MATCH_TYPE.peer : MATCH_TYPE.database;
    }
    /** Fragments of a pair as one of its two sees them. */
    fragments(own, { a, place }) {
        const fragments = this.#table?.fragments(place) ?? [];
        return a === own ? fragments : fragments.map(mirrored);
    }
    match(id) {
        const pair = this.#pairOfMatch(id);
        if (pair !== null) {
            const count = this.#table?.fragmentCount(pair.place) ?? 0;
            const offset = id - this.#firstId(pair.place);
            const side = offset < count ? 0 : 1;
            if (side === 1 && !this.#isMutual(pair))
                return undefined;
            return this.#pairMatches(pair, side)[offset - side * count];
        }
        for (const [submissionId, first] of this.#aiIds()) {
            const at = id - first;
            if (at >= 0 && at < (this.#byId.get(submissionId)?.ai?.fragments.length ?? 0)) {
                return this.#aiMatch(submissionId, at);
            }
        }
        return undefined;
    }
    /** Both sides are submissions of this check that are judged. */
    #isMutual(pair) {
        return this.#own.get(pair.b) === 'submission';
    }
    #pairMatches(pair, side) {
        const { a, b, similarity, matchedSimilarity } = pair;
        const type = this.#typeOf(pair);
        const fragments = this.fragments(side === 0 ? a : b, pair);
        const first = this.#firstId(pair.place) + side * fragments.length;
        return fragments.map((fragment, at) => side === 0
            ? this.#row(first + at, a, b, fragment, similarity, matchedSimilarity, type)
            : this.#row(first + at, b, a, fragment, matchedSimilarity, similarity, type));
    }
    #aiMatch(submissionId, at) {
        const ai = this.#byId.get(submissionId)?.ai;
        const fragment = ai?.fragments[at];
        if (ai == null || fragment === undefined)
            throw new Error(`a submission has no AI fragment ${at}`);
        const id = (this.#aiIds().get(submissionId) ?? 0) + at;
        return this.#row(id, submissionId, fragment.reference, fragment, ai.score, 0, MATCH_TYPE.ai);
    }
    #row(id, submissionId, other, fragment, similarity, matchedSimilarity, type) {
        return {
            id,
            submission_id: submissionId,
            submission_id_matched: other,
            similarity,
            matched_similarity: matchedSimilarity,
            file: fragment.file,
            file_matched: fragment.matchedFile,
            line_start: fragment.lineStart,
            line_end: fragment.lineEnd,
            line_matched_start: fragment.matchedLineStart,
            line_matched_end: fragment.matchedLineEnd,
            tokens: fragment.tokens,
            ...(fragment.sharedBy === undefined ? {} : { shared_by: fragment.sharedBy }),
            match_type: type,
            ...this.#signed(other, fragment.matchedFile),
        };
    }
    /** One signature a file, not one a match. */
    #signed(submissionId, path) {
        const key = `${submissionId}:${path}`;
        let signed = this.#signatures.get(key);
        if (signed === undefined) {
            signed = sign(this.#secret, submissionId, path);
            this.#signatures.set(key, signed);
        }
        return signed;
    }
    /** Ids of matches are positions in the order of the results: both sides of each pair, then AI references. */
    #firstId(place) {
        return 1 + 2 * (this.#table?.fragmentsBefore(place) ?? 0);
    }
    /** The pair that a match is of; null: it is of none. */
    #pairOfMatch(id) {
        const table = this.#table;
        if (table === null || id < 1 || id >= this.#firstId(table.length))
            return null;
        let low = 0;
        let high = table.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >>> 1;
            if (this.#firstId(middle) <= id)
                low = middle;
            else
                high = middle - 1;
        }
        return table.at(low);
    }
    /** First ids of matches with AI references, by submission. */
    #aiIds() {
        if (this.#aiFirstIds !== null)
            return this.#aiFirstIds;
        const ids = new Map();
        let next = this.#firstId(this.#table?.length ?? 0);
        for (const { id, ai } of this.#analysis?.submissions ?? []) {
            if (ai === null)
                continue;
            ids.set(id, next);
            next += ai.fragments.length;
        }
        this.#aiFirstIds = ids;
        return ids;
    }
}
const MATCH_TYPE = { peer: 1, database: 2, ai: 10 };
function mirrored(fragment) {
    return {
        ...fragment,
        file: fragment.matchedFile,
        lineStart: fragment.matchedLineStart,
        lineEnd: fragment.matchedLineEnd,
        matchedFile: fragment.file,
        matchedLineStart: fragment.lineStart,
        matchedLineEnd: fragment.lineEnd,
    };
}
/** null: of nothing. */
function average(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
/** null: of nothing. */
function maximum(values) {
    return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), -Infinity);
}
/** null: of nothing. */
function minimum(values) {
    return values.length === 0 ? null : values.reduce((best, value) => Math.min(best, value), Infinity);
}

;// CONCATENATED MODULE: ./build/embedded/server/analysis-runs.js





/** After this time a write that found no room is tried again, also where nobody deleted anything through the service. */
const ROOM_RETRY_MS = 10_000;
/** Takes checks from their start to their outcome. */
class AnalysisRuns {
    #context;
    /** Checks that are queued or under way, and when they began by the monotonic clock. */
    #under = new Map();
    #cancelled = new Set();
    #room = new AbortController();
    #closed = false;
    constructor(context) {
        this.#context = context;
    }
    /** @throws what the write throws: nothing was started then */
    launch(check, how) {
        const { store } = this.#context;
        const at = this.#context.now();
        const started = store.updateCheck(check.id, {
            statusId: STATE.queued,
            statusMessage: 'Waiting for the analysis.',
            testType: how.engineId,
            aiRun: how.aiRun,
            baseCodeDetection: how.baseCode,
            jobId: store.nextJob(),
            startedAt: at,
            updatedAt: at,
        });
        this.#enqueue(check.id);
        return started;
    }
    /** Takes up checks that were under way when the process before this one ended. */
    resume() {
        for (const check of this.#context.store.checks().toReversed()) {
            if (check.statusId === STATE.queued)
                this.#enqueue(check.id);
        }
    }
    /** Share that is done, 0 to 1, and how long it took so far. */
    progress(checkId) {
        const under = this.#under.get(checkId);
        if (under === undefined)
            return { share: 0, elapsedMs: 0 };
        return { share: under.share, elapsedMs: this.#context.monotonic() - under.since };
    }
    /** Ends a check that is queued or under way, as failed. */
    cancel(check) {
        const { store, queue } = this.#context;
        const statusMessage = 'The analysis was cancelled.';
        this.#cancelled.add(check.id);
        queue.cancel(check.id, statusMessage);
        // It may have ended already and wait for room.
        store.noteCheck(check.id, { statusId: STATE.failed, statusMessage });
        this.roomMade();
        return store.check(check.id) ?? check;
    }
    /** Something was deleted: what found no room is tried again. */
    roomMade() {
        this.#room.abort();
        this.#room = new AbortController();
    }
    /** Outcomes that wait for room wait no more; the next process does their checks again. */
    close() {
        this.#closed = true;
        this.roomMade();
    }
    #enqueue(checkId) {
        const { store, queue, now } = this.#context;
        this.#under.set(checkId, { since: this.#context.monotonic(), share: 0 });
        queue.add(checkId, this.#documentsOf(checkId).length, () => this.#jobOf(checkId), {
            started: () => store.noteCheck(checkId, {
                statusId: STATE.processing,
                statusMessage: 'Comparing submissions.',
                updatedAt: now(),
            }),
            progress: (share) => {
                const under = this.#under.get(checkId);
                if (under !== undefined)
                    under.share = share;
            },
            finished: (analysis) => this.#end(checkId, () => this.#complete(checkId, analysis)),
            failed: (message) => this.#end(checkId, () => this.#fail(checkId, message)),
        });
    }
    #complete(checkId, analysis) {
        const { store } = this.#context;
        const before = store.check(checkId);
        if (before === undefined)
            return;
        const check = { ...before, ...this.#ended(checkId), statusId: STATE.completed };
        const view = new ResultView({
            secret: store.secret,
            check,
            submissions: store.submissions(checkId),
            analysis,
        });
        store.putResult({ checkId, analysis }, { ...check, statusMessage: 'The analysis is complete.', stats: view.statistics() });
    }
    #fail(checkId, statusMessage) {
        this.#context.store.updateCheck(checkId, {
            ...this.#ended(checkId),
            statusId: STATE.failed,
            statusMessage,
        });
    }
    #ended(checkId) {
        const at = this.#context.now();
        return { finishedAt: at, updatedAt: at, durationMs: this.progress(checkId).elapsedMs };
    }
    /** Writes an outcome down, and waits where there is no room for it. */
    async #end(checkId, write) {
        const { store, onDefect } = this.#context;
        try {
            while (!this.#closed) {
                try {
                    write();
                    return;
                }
                catch (error) {
                    if (!isNoRoom(error))
                        throw error;
                    if (this.#cancelled.has(checkId))
                        return;
                    store.noteCheck(checkId, {
                        statusMessage: `The analysis has ended. ${NO_ROOM} The outcome is kept as soon as there is some.`,
                    });
                }
                await (0,external_node_timers_promises_namespaceObject.setTimeout)(ROOM_RETRY_MS, undefined, { ref: false, signal: this.#room.signal }).catch(() => { });
                if (this.#cancelled.has(checkId))
                    return;
            }
        }
        catch (error) {
            onDefect(error);
            if (store.check(checkId) === undefined)
                return;
            store.noteCheck(checkId, {
                statusId: STATE.failed,
                statusMessage: 'The outcome of the analysis could not be kept.',
            });
        }
        finally {
            this.#under.delete(checkId);
            this.#cancelled.delete(checkId);
        }
    }
    #documentsOf(checkId) {
        const { store } = this.#context;
        const check = store.check(checkId);
        if (check === undefined)
            throw new Error(`check ${checkId} is not in the store`);
        const own = store.submissions(checkId);
        const earlier = usesDatabase(check.testType)
            ? store
                .checks()
                .filter((other) => other.id < checkId && other.statusId === STATE.completed && !other.demo)
                .flatMap((other) => store.submissions(other.id).filter(({ role }) => role === 'submission'))
            : [];
        const documentOf = (one, role) => ({
            id: one.id,
            role,
            name: one.filename,
            zip: store.blobOf(one),
        });
        return [
            ...own.map((one) => documentOf(one, one.role)),
            ...earlier.map((one) => documentOf(one, 'archive')),
        ];
    }
    #jobOf(checkId) {
        const check = this.#context.store.check(checkId);
        if (check === undefined)
            throw new Error(`check ${checkId} is not in the store`);
        return {
            options: { languageId: check.languageId, ai: check.aiRun, detectBaseCode: check.baseCodeDetection },
            documents: this.#documentsOf(checkId),
        };
    }
}

// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __nccwpck_require__(3942);
;// CONCATENATED MODULE: ./build/embedded/server/reply.js
function json(body, status = 200) {
    return { kind: 'json', status, body };
}
/** Every error is JSON with an `error` string (L234). */
class HttpError extends Error {
    status;
    more;
    headers;
    constructor(status, message, more = {}, headers = {}) {
        super(message);
        this.status = status;
        this.more = more;
        this.headers = headers;
    }
}
/** 422 with `validation_errors` (L234). */
function invalid(errors) {
    const first = Object.values(errors)[0]?.[0] ?? 'The request is not valid.';
    return new HttpError(422, first, { validation_errors: errors });
}

;// CONCATENATED MODULE: ./build/embedded/server/check-access.js




/** Checks as handlers ask for them: what is not there or not allowed is an answer of its own. */
class CheckAccess {
    #store;
    #now;
    #cached = null;
    constructor(store, now) {
        this.#store = store;
        this.#now = now;
    }
    /** @throws HttpError 404 */
    find(id) {
        const check = this.#store.check(id);
        if (check === undefined)
            throw new HttpError(404, `Check ${id} does not exist.`);
        return check;
    }
    /** For endpoints that list no 404: the id is a field like any other. */
    findByField(id) {
        const check = this.#store.check(id);
        if (check === undefined)
            throw invalid({ check_id: [`Check ${id} does not exist.`] });
        return check;
    }
    /** @throws HttpError 403 */
    writable(check) {
        if (check.demo)
            throw new HttpError(403, 'This is demo data: it can be read, not changed.');
        return check;
    }
    /** @throws HttpError 403, 422 */
    openForUpload(id) {
        const check = this.writable(this.findByField(id));
        if (check.statusId !== STATE.created)
            throw invalid({ check_id: [STARTED] });
        return check;
    }
    view(check) {
        if (this.#cached?.check === check)
            return this.#cached.view;
        const isCompleted = check.statusId === STATE.completed;
        const view = new ResultView({
            secret: this.#store.secret,
            check,
            submissions: this.#store.submissions(check.id),
            analysis: isCompleted ? (this.#store.result(check.id)?.analysis ?? null) : null,
        });
        // The submissions of any other may still change.
        if (isCompleted)
            this.#cached = { check, view };
        return view;
    }
    /** @throws HttpError 404, 409, and 500 where the result is damaged */
    completed(id) {
        const check = this.find(id);
        if (check.statusId !== STATE.completed) {
            throw new HttpError(409, check.statusId === STATE.failed
                ? 'The analysis of this check failed: there are no results.'
                : 'The check is not completed yet.', { status_id: check.statusId });
        }
        const view = this.view(check);
        if (view.analysis === null) {
            throw new HttpError(500, `The results of check ${id} are damaged. Run the check again.`);
        }
        return { check, view };
    }
    /** @throws HttpError 404 */
    submissionOf(check, id) {
        const submission = this.#store.submission(id);
        if (submission?.checkId !== check.id) {
            throw new HttpError(404, `Submission ${id} is not part of check ${check.id}.`);
        }
        return submission;
    }
    create(fields) {
        const at = this.#now();
        return this.#store.createCheck({
            name: fields.name,
            statusId: STATE.created,
            statusMessage: 'Waiting for submissions.',
            languageId: knownLanguage(fields.language),
            testType: fields.test_type,
            aiRun: fields.ai_run,
            baseCodeDetection: fields.base_code_detection,
            jobId: 0,
            createdAt: at,
            updatedAt: at,
            startedAt: null,
            finishedAt: null,
            demo: fields.demo ?? false,
        });
    }
}
const STARTED = 'The check has been started: it takes no more submissions.';
/** An unknown id falls back to Auto Detect with no error (section 4). */
function knownLanguage(id) {
    return languages/* LANGUAGES */.Yj.some((language) => language.id === id) ? id : AUTO_DETECT;
}

;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
;// CONCATENATED MODULE: ./build/embedded/server/client-address.js

/** Addresses and networks (`10.0.0.0/8`) of proxies whose word on where a request comes from is taken. */
function proxyList(entries) {
    const list = new external_node_net_namespaceObject.BlockList();
    for (const entry of entries) {
        const [address = '', prefix] = entry.split('/');
        const family = (0,external_node_net_namespaceObject.isIPv6)(address) ? 'ipv6' : 'ipv4';
        if (prefix === undefined)
            list.addAddress(address, family);
        else
            list.addSubnet(address, Number(prefix), family);
    }
    return list;
}
/**
 * The address that a request is counted for: the nearest one that is no trusted proxy. What stands in `x-forwarded-for`
 * before it was written by anybody.
 */
function clientAddress(remote, forwardedFor, proxies) {
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    let address = plain(remote);
    while (isTrusted(address, proxies)) {
        const before = hops.pop() ?? '';
        if ((0,external_node_net_namespaceObject.isIP)(before) === 0)
            break;
        address = before;
    }
    return address;
}
function isTrusted(address, proxies) {
    return (0,external_node_net_namespaceObject.isIP)(address) !== 0 && proxies.check(address, (0,external_node_net_namespaceObject.isIPv6)(address) ? 'ipv6' : 'ipv4');
}
/** An IPv4 address as a socket of both families shows it. */
function plain(address) {
    return address.startsWith('::ffff:') && (0,external_node_net_namespaceObject.isIP)(address.slice(7)) === 4 ? address.slice(7) : address;
}
const LOOPBACK = proxyList(['127.0.0.0/8', '::1']);
/** Whether a name or address, as in a `Host` header without its port, can only be this machine. */
function isLoopback(host) {
    const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    return name === 'localhost' || name.endsWith('.localhost') || isTrusted(plain(name), LOOPBACK);
}

;// CONCATENATED MODULE: ./build/embedded/server/demo.js

/** Makes a read-only check of sample submissions (L135), once for a store; one that was left half-made is made again. */
async function offerDemo(context, pack, folder) {
    const { store, access, runs, now } = context;
    const there = store.checks().find((check) => check.demo);
    if (there !== undefined && there.statusId !== STATE.created)
        return;
    if (there !== undefined)
        await store.removeCheck(there.id);
    const files = await pack(folder);
    if (files.length === 0)
        return;
    const check = access.create({
        name: 'Demo (read-only)',
        language: AUTO_DETECT,
        test_type: ENGINE.group,
        ai_run: false,
        base_code_detection: false,
        demo: true,
    });
    const at = now();
    for (const { filename, path, bytes } of files) {
        await store.addSubmission({ checkId: check.id, filename, role: 'submission', fileSize: bytes, createdAt: at, updatedAt: at }, path);
    }
    runs.launch(check, { engineId: ENGINE.group, aiRun: false, baseCode: false });
}

;// CONCATENATED MODULE: external "node:stream/promises"
const external_node_stream_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
// EXTERNAL MODULE: ./node_modules/@fastify/busboy/index.js
var busboy = __nccwpck_require__(6614);
;// CONCATENATED MODULE: ./build/embedded/server/multipart.js







/** The interface says 10 MB (L257); the larger reading, so that nobody's file is refused. */
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 4_096;
/** A file of at most so many bytes stays in memory. */
const SMALL_BYTES = 64 * 1024;
/** Some damaged bodies leave the parser, or a file of theirs, without an end. So long after the last byte they are refused. */
const MAX_PARSE_MS = 5_000;
/** Calls of the system that only the spooled files make: the connection is read. */
const WRITING = new Set(['open', 'write', 'close']);
/**
 * Receives a multipart body: text fields and small files into memory, others onto the disk, whatever their order.
 *
 * @param maxFiles more are refused with 422
 * @throws HttpError for a body that is no multipart form or breaks off; the system's error, at once, where it cannot be kept
 */
async function readMultipart(request, folder, maxFiles) {
    const parser = parserOf(request, maxFiles);
    const fields = Object.create(null);
    const spool = new Spool(folder, maxFiles);
    parser.on('field', (name, value) => {
        fields[name] = value;
    });
    parser.on('file', (field, stream, filename) => spool.take(field, stream, filename));
    let overdue;
    request.once('end', () => {
        overdue = setTimeout(() => spool.breakOff(new Error('the body has no end')), MAX_PARSE_MS).unref();
    });
    const received = parsed(request, parser).then(() => Promise.all(spool.files));
    received.catch(() => { });
    request.pipe(parser);
    try {
        const files = await Promise.race([received, spool.broken]);
        if (spool.hasTooMany) {
            await discard(files);
            throw invalid({
                files: [`At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} in one request.`],
            });
        }
        return { fields, files };
    }
    catch (error) {
        if (error instanceof HttpError)
            throw error;
        request.unpipe(parser);
        parser.destroy();
        await spool.remove();
        if (WRITING.has(error.syscall ?? ''))
            throw error;
        throw invalid({
            body: ['The multipart body is damaged or ends too early.'],
        });
    }
    finally {
        clearTimeout(overdue);
    }
}
/** @throws HttpError 422 where the request is no multipart form */
function parserOf(request, maxFiles) {
    try {
        return new busboy.Busboy({
            headers: request.headers,
            limits: {
                fileSize: MAX_UPLOAD_BYTES,
                files: maxFiles + 1,
                fields: MAX_FIELDS,
                fieldSize: MAX_FIELD_BYTES,
                headerPairs: 100,
            },
        });
    }
    catch {
        throw invalid({
            body: ['The body must be multipart/form-data with a boundary.'],
        });
    }
}
/** Ends with the body. Not by a pipeline: that would end the connection together with the parser, and with it the answer. */
function parsed(request, parser) {
    return new Promise((resolve, reject) => {
        parser.once('finish', resolve).on('error', reject);
        request.once('error', reject).once('close', () => {
            if (!request.complete)
                reject(new Error('the body breaks off'));
        });
    });
}
/** The files of one body as they come. */
class Spool {
    files = [];
    /** Rejects when nothing more of the body can be taken. */
    broken;
    breakOff = () => { };
    hasTooMany = false;
    #folder;
    #maxFiles;
    #sinks = [];
    #isRefused = false;
    constructor(folder, maxFiles) {
        this.#folder = folder;
        this.#maxFiles = maxFiles;
        this.broken = new Promise((_resolve, reject) => {
            this.breakOff = reject;
        });
        this.broken.catch(() => { });
    }
    take(field, stream, filename) {
        if (this.#isRefused || this.files.length >= this.#maxFiles) {
            // The parser goes on for a while after it has failed.
            this.hasTooMany = true;
            stream.resume();
            return;
        }
        const received = this.#receive(stream).then(({ contents, bytes }) => ({
            field,
            filename: cleanFilename(filename),
            contents,
            bytes,
            truncated: stream.truncated,
        }));
        received.catch(() => { });
        this.files.push(received);
    }
    async #receive(stream) {
        // It may fail while nobody reads it; whoever reads it next is told.
        stream.on('error', () => { });
        const chunks = [];
        let bytes = 0;
        for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > SMALL_BYTES)
                break;
        }
        if (bytes <= SMALL_BYTES)
            return { contents: joined(chunks, bytes), bytes };
        // The parser goes on for a while after it has failed.
        if (this.#isRefused)
            throw new Error('no more of this body is taken');
        const path = (0,external_node_path_.join)(this.#folder, `upload-${(0,external_node_crypto_.randomBytes)(12).toString('hex')}.part`);
        const sink = (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 });
        this.#sinks.push(sink);
        sink.once('error', (error) => {
            // Not the client's: nothing of what else it sends can be kept either.
            if (WRITING.has(error.syscall ?? ''))
                this.breakOff(error);
        });
        await (0,external_node_stream_promises_namespaceObject.pipeline)(async function* () {
            yield* chunks.splice(0);
            for await (const chunk of stream) {
                bytes += chunk.length;
                yield chunk;
            }
        }, sink);
        return { contents: path, bytes };
    }
    /** Deletes all of them, and takes no further one. */
    async remove() {
        this.#isRefused = true;
        await Promise.all(this.#sinks.map(remove));
    }
}
/** Ends a file, whatever became of it, and deletes it. */
async function remove(sink) {
    sink.destroy();
    if (!sink.closed) {
        await new Promise((resolve) => {
            sink.once('close', resolve);
        });
    }
    await (0,promises_.rm)(sink.path, { force: true });
}
async function discard(files) {
    await Promise.all(files.flatMap(({ contents }) => (typeof contents === 'string' ? (0,promises_.rm)(contents, { force: true }) : [])));
}
/** In memory of its own: a piece of a shared buffer would be handed to another thread with all that surrounds it. */
function joined(chunks, bytes) {
    const all = new Uint8Array(bytes);
    let at = 0;
    for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
    }
    return all;
}
/** The last part of whatever path a client sends, at most 255 characters. */
function cleanFilename(name) {
    const base = (name ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
    const clean = base.replaceAll('\0', '').trim().slice(-255);
    return clean === '' || clean === '.' || clean === '..' ? 'submission.zip' : clean;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/checks.js




/** Checks as rows: made, listed, renamed, deleted. */
const listChecks = (context, request) => json(context.store.checks().map((check) => ({
    ...checkRow(check),
    assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
    ...(request.with_stats === '1' ? { stats: stats(context, check) } : {}),
})));
function stats({ store, access }, check) {
    const there = check.stats ?? access.view(check).statistics();
    // A check of an earlier version is counted once, not at each call.
    if (check.statusId === STATE.completed && check.stats === undefined) {
        store.noteCheck(check.id, { stats: there });
    }
    return {
        submissions: store.submissions(check.id).length,
        group_avg: there.groupAverage,
        group_max: there.groupMax,
        web_avg: there.databaseAverage,
        web_max: there.databaseMax,
        ai_avg: there.aiAverage,
        ai_max: there.aiMax,
        flagged: there.flagged,
        matches: there.matches,
    };
}
const createCheck = ({ access }, request) => json(checkRow(access.create(request)), 201);
const getCheck = ({ access }, request) => {
    const check = access.find(request.check_id);
    const results = access.view(check);
    return json({
        check: checkRow(check),
        status: statusText(check.statusId),
        submission_count: results.submissions.length,
        submissions: results.submissions.map((submission) => results.row(submission)),
    });
};
const updateCheck = ({ store, access, now }, request) => {
    const check = access.writable(access.find(request.check_id));
    const after = request.name === undefined && request.language === undefined
        ? check
        : store.updateCheck(check.id, {
            ...(request.name === undefined ? {} : { name: request.name }),
            ...(request.language === undefined ? {} : { languageId: knownLanguage(request.language) }),
            updatedAt: now(),
        });
    return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
};
const deleteCheck = async ({ store, access, runs }, request) => {
    const check = access.writable(access.find(request.check_id));
    if (check.statusId === STATE.queued || check.statusId === STATE.processing) {
        throw new HttpError(409, 'The check is being processed; it can be deleted when it has finished.');
    }
    await store.removeCheck(check.id);
    runs.roomMade();
    return json({
        success: true,
        message: 'The check was deleted.',
        check_id: check.id,
        check_name: check.name,
    });
};

;// CONCATENATED MODULE: ./build/embedded/server/handlers/reference.js




/** What an account without limits shows as remaining: large, and still an integer everywhere. */
const UNLIMITED = 1_000_000;
const NAME = 'Embedded service';
/** The account, and what the service knows. */
const validateKey = () => json({ valid: true, user_id: 1, email: 'owner@localhost', name: NAME });
const account = ({ store, simulation }) => {
    const { quota, trial } = simulation;
    const remaining = quota === null ? UNLIMITED : Math.max(0, quota - startedChecks(store));
    return json({
        id: 1,
        name: NAME,
        user: NAME,
        email: 'owner@localhost',
        quota: {
            remaining,
            total: quota,
            unlimited: quota === null,
            checks_remaining: remaining,
            reset_date: null,
        },
        peer_checks_remaining: remaining,
        submissions: store
            .checks()
            .filter((check) => check.statusId === STATE.completed)
            .reduce((sum, check) => sum + store.submissions(check.id).length, 0),
        is_pro: !trial,
        plan_id: null,
        edu_verified: !trial,
    });
};
const reference_languages = () => {
    const list = languages/* LANGUAGES */.Yj.map(({ id, language, extensions }) => ({
        id,
        language,
        extensions: extensions.map((extension) => `.${extension}`).join(', '),
    }));
    return json({ success: true, count: list.length, languages: list });
};
const testTypes = ({ simulation, unmetered }) => {
    const full = !simulation.trial;
    return json({
        success: true,
        test_types: ENGINES.map((engine) => ({ ...engine, consumption: simulation.quota === null ? 0 : 1 })),
        user_access: { has_full_access: full, is_pro: full, is_edu_verified: full, is_enterprise: full },
        default_test_type: ENGINE.full,
        recommended_test_type: ENGINE.group,
        note: 'Ids are those of this service; nothing is charged.',
        capabilities: [
            CAPABILITY.roles,
            CAPABILITY.brief,
            CAPABILITY.resultsBatch,
            ...(unmetered ? [CAPABILITY.unmetered] : []),
        ],
    });
};
const serviceStatus = ({ simulation, queue }) => json({
    status: simulation.offline ? 'offline' : 'online',
    queued: queue.queued,
    processing: queue.processing,
});
/** Checks that were started so far, whatever became of them. */
function startedChecks(store) {
    return store.checks().filter((check) => check.jobId > 0 && !check.demo).length;
}

;// CONCATENATED MODULE: ./build/embedded/server/csv.js
/** RFC 4180 text. A cell that a spreadsheet would take for a formula gets a leading apostrophe. */
function csv(rows) {
    return rows
        .map((row) => row.map(cell).join(','))
        .join('\r\n')
        .concat('\r\n');
}
function cell(value) {
    if (value === null)
        return '';
    if (typeof value === 'number')
        return String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/context.js
/** The page of a check for people (`page.ts`). */
function checkPage(baseUrl, id) {
    return `${baseUrl.replace(/\/api\/v1$/, '')}/checks/${id}`;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/results.js






const EXPORT_COLUMNS = [
    'submission_id',
    'filename',
    'status',
    'plagiarism_local',
    'plagiarism_web',
    'plagiarism_total',
    'matches_local',
    'matches_web',
    'ai_detection_avg',
    'ai_detection_max',
    'code_quality_avg',
    'file_size',
    'created_at',
    'updated_at',
];
/** What was found. A number that a submission does not have is null everywhere, and counts in no average. */
const overview = ({ access }, { check_id: id, brief }, { baseUrl }) => {
    const { check, view } = access.completed(id);
    return json({
        overviewURL: checkPage(baseUrl, check.id),
        submissions: view.submissions.map((submission) => view.row(submission, brief)),
        bardata: view.judged.map((submission) => ({
            submission: submission.filename,
            score: view.scores(submission).total,
        })),
        clusters: view.analysis?.clusters ?? [],
        notices: view.analysis?.notices ?? [],
    });
};
const overviewCsv = ({ access }, request) => {
    const { check, view } = access.completed(request.check_id);
    return {
        kind: 'csv',
        filename: `check-${check.id}-overview.csv`,
        text: csv([['Submission', 'Score'], ...view.judged.map((one) => [one.filename, view.scores(one).total])]),
    };
};
const results = ({ store, access }, request) => {
    const { check, view } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    const pairs = view.pairs(submission.id);
    const averages = pairs.map(pair_score/* averageSimilarity */.Hk);
    // Without a pair: nothing in common with anybody, or nothing known.
    const none = view.result(submission) === undefined ? null : 0;
    const others = pairs.flatMap((pair) => store.submission(pair.a === submission.id ? pair.b : pair.a) ?? []);
    return json({
        submission: view.row(submission),
        avg: average(averages) ?? none,
        max: maximum(averages) ?? none,
        min: minimum(averages) ?? none,
        other_matches: view.matches(submission),
        related_submissions: others.map((other) => view.row(other)),
        related_files: [],
        pairs: pairs.map((pair) => ({
            submission_id_matched: pair.a === submission.id ? pair.b : pair.a,
            similarity: pair.a === submission.id ? pair.similarity : pair.matchedSimilarity,
            matched_similarity: pair.a === submission.id ? pair.matchedSimilarity : pair.similarity,
            suspicion: pair.suspicion,
            longest_fragment: pair.longestFragment,
            overlap: pair.overlap,
            stands_out: pair.standsOut === true,
        })),
        common_code: (view.analysis?.commonCode ?? [])
            .filter((region) => region.submission === submission.id)
            .map(({ file, lineStart, lineEnd }) => ({ file, line_start: lineStart, line_end: lineEnd })),
    });
};
const aiResults = ({ access }, request) => {
    const check = access.find(request.assignment_id);
    const view = access.view(check);
    const scores = view.judged.map((submission) => view.scores(submission));
    const ai = scores.flatMap((score) => score.ai ?? []);
    const quality = scores.flatMap((score) => score.quality ?? []);
    return json({
        success: true,
        assignment_status: check.statusId,
        statistics: {
            total_submissions: scores.length,
            submissions_with_ai_detection: ai.length,
            submissions_with_code_quality: quality.length,
            avg_ai_detection: average(ai),
            avg_code_quality: average(quality),
            high_ai_risk_count: ai.filter((score) => risk(score) === 'high').length,
            medium_ai_risk_count: ai.filter((score) => risk(score) === 'medium').length,
            low_ai_risk_count: ai.filter((score) => risk(score) === 'low').length,
        },
        submissions: view.judged.map((submission) => aiRow(view, submission)),
    });
};
const summary = ({ access }, request) => {
    const check = access.find(request.check_id);
    const view = access.view(check);
    const there = view.judged.filter((submission) => view.result(submission) !== undefined);
    const scores = there.map((submission) => view.scores(submission));
    const totals = scores.flatMap((score) => score.total ?? []);
    const ai = scores.flatMap((score) => score.ai ?? []);
    const durationMs = check.startedAt === null || check.finishedAt === null
        ? null
        : (check.durationMs ?? Math.max(0, check.finishedAt - check.startedAt));
    return json({
        check_id: check.id,
        check_name: check.name,
        status: statusText(check.statusId),
        status_id: check.statusId,
        submission_count: view.submissions.length,
        completed_submissions: there.length,
        plagiarism_stats: { avg: average(totals), max: maximum(totals), min: minimum(totals) },
        ai_detection_stats: { avg: average(ai), max: maximum(ai) },
        flagged_submissions: there.filter((one) => view.isFlagged(one)).length,
        processing_time_seconds: durationMs === null ? null : Math.round(durationMs / 1_000),
        created_at: timestamp(check.createdAt),
        updated_at: timestamp(check.updatedAt),
    });
};
const exportCheck = ({ access, now }, { check_id: id, format }) => {
    const { check, view } = access.completed(id);
    const rows = view.judged.map((submission) => exportRow(view, submission));
    if (format === 'json') {
        return json({
            check_id: check.id,
            check_name: check.name,
            export_date: timestamp(now()),
            submissions: rows,
        });
    }
    return {
        kind: 'csv',
        filename: `check-${check.id}.csv`,
        text: csv([EXPORT_COLUMNS, ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))]),
    };
};
function exportRow(view, submission) {
    const scores = view.scores(submission);
    const matches = view.countMatches(submission);
    return {
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(view.statusOf(submission)),
        plagiarism_local: scores.peer,
        plagiarism_web: scores.database,
        plagiarism_total: scores.total,
        matches_local: matches.peer,
        matches_web: matches.database,
        ai_detection_avg: scores.ai,
        ai_detection_max: scores.ai,
        ai_abstained: view.abstains(submission),
        code_quality_avg: scores.quality,
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
    };
}
function aiRow(view, submission) {
    const scores = view.scores(submission);
    const result = view.result(submission);
    const matches = view.countMatches(submission);
    const statusId = view.statusOf(submission);
    return {
        submission_id: submission.id,
        filename: submission.filename,
        status: statusText(statusId),
        status_id: statusId,
        plagiarism_score: { local: scores.peer, web: scores.database, total: scores.total },
        matches: { local: matches.peer, web: matches.database },
        ai_detection: scores.ai === null
            ? null
            : {
                total_files: result?.files ?? 0,
                avg_ai_probability: scores.ai,
                max_ai_probability: scores.ai,
                min_ai_probability: scores.ai,
                risk_level: risk(scores.ai),
                files: [],
            },
        ai_abstained: view.abstains(submission),
        ai_code_quality: result?.quality == null
            ? null
            : {
                total_files: result.files,
                avg_score: result.quality.score,
                max_score: result.quality.score,
                min_score: result.quality.score,
                worst_functions: result.quality.worst.map((one) => ({
                    file_path: one.file,
                    name: one.name,
                    line_start: one.lineStart,
                    line_end: one.lineEnd,
                    cyclomatic: one.cyclomatic,
                    cognitive: one.cognitive,
                    nesting: one.nesting,
                    parameters: one.parameters,
                })),
            },
        file_size: submission.fileSize,
        created_at: timestamp(submission.createdAt),
        updated_at: timestamp(submission.updatedAt),
    };
}
function risk(score) {
    if (score >= 70)
        return 'high';
    return score >= 40 ? 'medium' : 'low';
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/results-batch.js

/** Rows of pairs and matches in one answer, some 60 bytes each. */
const MOST_ROWS = 50_000;
/** Results of many submissions in one answer, as small as can be: a class has hundreds of thousands of pairs. */
const resultsBatch = ({ access }, { check_id: id, submission_ids: ids, partners = Infinity }) => {
    const { check, view } = access.completed(id);
    const commonCode = Map.groupBy(view.analysis?.commonCode ?? [], ({ submission }) => submission);
    const files = new Places();
    const results = [];
    let rows = 0;
    for (const submissionId of ids) {
        const submission = access.submissionOf(check, submissionId);
        const pairs = view.pairs(submission.id);
        const matches = matchColumns(view, submission.id, pairs, partners, files);
        rows += pairs.length + matches.pair.length;
        if (results.length > 0 && rows > MOST_ROWS)
            break;
        results.push({
            submission_id: submission.id,
            pairs: pairColumns(submission.id, pairs),
            matches,
            ai_matches: [...view.aiMatches(submission)],
            common_code: (commonCode.get(submission.id) ?? []).map(({ file, lineStart, lineEnd }) => ({
                file,
                line_start: lineStart,
                line_end: lineEnd,
            })),
        });
    }
    return json({ files: files.names, results });
};
/** Names by their places, each once. */
class Places {
    names = [];
    #places = new Map();
    of(name) {
        const known = this.#places.get(name);
        if (known !== undefined)
            return known;
        this.#places.set(name, this.names.length);
        return this.names.push(name) - 1;
    }
}
function otherOf(own, { a, b }) {
    return a === own ? b : a;
}
function pairColumns(own, pairs) {
    return {
        submission_id_matched: pairs.map((pair) => otherOf(own, pair)),
        similarity: pairs.map((pair) => (pair.a === own ? pair.similarity : pair.matchedSimilarity)),
        matched_similarity: pairs.map((pair) => (pair.a === own ? pair.matchedSimilarity : pair.similarity)),
        suspicion: pairs.map(({ suspicion }) => suspicion),
        longest_fragment: pairs.map(({ longestFragment }) => longestFragment),
        overlap: pairs.map(({ overlap }) => overlap),
        stands_out: pairs.map(({ standsOut }) => standsOut === true),
    };
}
function matchColumns(view, own, pairs, partners, files) {
    const columns = {
        pair: [],
        match_type: [],
        file: [],
        line_start: [],
        line_end: [],
        file_matched: [],
        line_matched_start: [],
        line_matched_end: [],
        tokens: [],
        shared_by: [],
    };
    const wanted = mostSuspicious(own, pairs, partners);
    for (const [place, pair] of pairs.entries()) {
        const type = wanted?.has(otherOf(own, pair)) === false ? null : view.matchTypeOf(own, pair);
        if (type === null)
            continue;
        for (const fragment of view.fragments(own, pair)) {
            columns.pair.push(place);
            columns.match_type.push(type);
            columns.file.push(files.of(fragment.file));
            columns.line_start.push(fragment.lineStart);
            columns.line_end.push(fragment.lineEnd);
            columns.file_matched.push(files.of(fragment.matchedFile));
            columns.line_matched_start.push(fragment.matchedLineStart);
            columns.line_matched_end.push(fragment.matchedLineEnd);
            columns.tokens.push(fragment.tokens);
            columns.shared_by.push(fragment.sharedBy ?? null);
        }
    }
    return columns;
}
/** null: all of them. */
function mostSuspicious(own, pairs, most) {
    if (pairs.length <= most)
        return null;
    const ranked = pairs.toSorted((x, y) => (y.suspicion ?? 0) - (x.suspicion ?? 0) || otherOf(own, x) - otherOf(own, y));
    return new Set(ranked.slice(0, most).map((pair) => otherOf(own, pair)));
}

// EXTERNAL MODULE: ./build/zip/reader.js + 1 modules
var reader = __nccwpck_require__(7052);
// EXTERNAL MODULE: ./build/embedded/store/blobs.js
var blobs = __nccwpck_require__(5073);
;// CONCATENATED MODULE: ./build/embedded/server/intake.js





/** Takes one received file over; a string is why it was refused. */
async function takeFile({ store, now }, check, file, role) {
    if (file.truncated)
        return `The file is larger than 10 MB (${MAX_UPLOAD_BYTES} bytes).`;
    if (file.bytes === 0)
        return 'The file is empty.';
    try {
        (0,reader/* readZip */.ue)(await (0,blobs/* bytesOf */.$)(file.contents));
    }
    catch (error) {
        if (error instanceof reader/* ZipError */.Wz)
            return error.message;
        throw error;
    }
    const at = now();
    const taken = await store.addSubmission({ checkId: check.id, filename: file.filename, role, fileSize: file.bytes, createdAt: at, updatedAt: at }, file.contents);
    if (taken !== null)
        return taken;
    return store.check(check.id) === undefined ? 'The check was deleted meanwhile.' : STARTED;
}
/**
 * Takes all files of a request over. Where the service itself fails, none is taken: who sends them again doubles nothing.
 *
 * @throws what reading or writing throws
 */
async function takeFiles(context, check, files, role) {
    const uploaded = [];
    const failed = [];
    try {
        for (const file of files) {
            const taken = await takeFile(context, check, file, role);
            if (typeof taken === 'string')
                failed.push({ file: file.filename, error: taken });
            else
                uploaded.push(taken);
        }
    }
    catch (error) {
        // What a started check was given stays: it is being read.
        const isOpen = context.store.check(check.id)?.statusId === STATE.created;
        if (isOpen)
            await Promise.allSettled(uploaded.map(({ id }) => context.store.removeSubmission(id)));
        throw error;
    }
    return { uploaded, failed };
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/run.js







/** Checks are started, watched and cancelled. */
/** @throws HttpError 409 */
function startable(check) {
    if (check.statusId !== STATE.created) {
        throw new HttpError(409, `The check has been started already (${statusText(check.statusId)}).`, {
            status_id: check.statusId,
        });
    }
    return check;
}
const startCheck = ({ store, access, runs }, request, { baseUrl }) => {
    const check = startable(access.writable(access.findByField(request.check_id)));
    const engineId = approve(chooseEngine(check, request));
    const submissions = store.submissions(check.id);
    if (!submissions.some((submission) => submission.role === 'submission')) {
        throw invalid({ check_id: ['The check has no submissions.'] });
    }
    const started = runs.launch(check, {
        engineId,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
    });
    return json({
        success: true,
        check: checkRow(started),
        status: statusText(started.statusId),
        submission_count: submissions.length,
        checkURL: checkPage(baseUrl, started.id),
    });
};
const quickCheck = async (context, request, { files, baseUrl }) => {
    const { store, access, runs, monotonic } = context;
    const begun = monotonic();
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const wanted = approve(request.test_type ??
        (request.webcheck === false && request.dbcheck === false ? ENGINE.group : ENGINE.full));
    const check = access.create({ ...request, test_type: wanted });
    const { uploaded, failed } = await takeFiles(context, check, files, request.role ?? 'submission').catch(async (error) => {
        await store.removeCheck(check.id);
        throw error;
    });
    // Somebody else may have started or deleted it meanwhile.
    startable(access.findByField(check.id));
    if (uploaded.length === 0) {
        await store.removeCheck(check.id);
        throw invalid({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
    }
    const started = runs.launch(check, {
        engineId: wanted,
        aiRun: request.ai_run,
        baseCode: request.base_code_detection,
    });
    const language = languages/* LANGUAGES */.Yj.find((one) => one.id === started.languageId);
    return json({
        success: true,
        message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
        data: {
            check_id: started.id,
            check_name: started.name,
            language: language?.language ?? 'Auto Detect',
            language_id: started.languageId,
            status: statusText(started.statusId),
            status_id: started.statusId,
            test_type: started.testType,
            submissions: {
                uploaded: uploaded.length,
                failed: failed.length,
                total: files.length,
                details: uploaded.map(({ id, filename, fileSize }) => ({ id, filename, file_size: fileSize })),
            },
            failed_uploads: failed,
            detection_settings: { ai_run: started.aiRun, base_code_detection: started.baseCodeDetection },
            check_url: checkPage(baseUrl, started.id),
            execution_time_ms: monotonic() - begun,
        },
        next_steps: {
            status: `GET ${baseUrl}/checks/${started.id}/status`,
            results: `POST ${baseUrl}/check/overview`,
        },
    }, 201);
};
const cancelCheck = ({ access, runs }, request) => {
    const check = access.writable(access.find(request.check_id));
    if (!isRunning(check)) {
        throw new HttpError(409, `The check is not being processed (${statusText(check.statusId)}).`, {
            status_id: check.statusId,
        });
    }
    const after = runs.cancel(check);
    return json({ success: true, message: 'The analysis was cancelled.', check: checkRow(after) });
};
const run_status = ({ store, access, runs, now }, request) => {
    const check = access.find(request.check_id);
    const total = store.submissions(check.id).length;
    const { share, elapsedMs } = runs.progress(check.id);
    const done = check.statusId === STATE.completed ? 1 : share;
    const leftMs = done > 0.1 ? (elapsedMs / done) * (1 - done) : 1_000 + total * 5;
    return json({
        check_id: check.id,
        status_id: check.statusId,
        status: statusText(check.statusId),
        status_message: check.statusMessage,
        progress: Math.floor(done * 100),
        submissions_total: total,
        submissions_completed: Math.floor(done * total),
        estimated_completion: isRunning(check) ? new Date(now() + leftMs).toISOString() : null,
    });
};
function isRunning(check) {
    return check.statusId === STATE.queued || check.statusId === STATE.processing;
}
/** Start rules 1 and 2 (section 4). */
function chooseEngine(check, request) {
    if (request.test_type !== undefined)
        return request.test_type;
    if (request.webcheck === true && request.dbcheck === true)
        return ENGINE.full;
    if (request.webcheck === false && request.dbcheck === false)
        return ENGINE.group;
    return check.testType;
}
/** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
function approve(engineId) {
    const engine = engineById(engineId);
    const offered = ENGINES.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
    if (engine === undefined) {
        throw invalid({
            test_type: [`Engine ${engineId} does not exist; there are ${offered.join(' and ')}.`],
        });
    }
    if (!engine.available) {
        throw new HttpError(403, `Engine ${engineId} is not available; there are ${offered.join(' and ')}.`);
    }
    return engineId;
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/submissions.js





/** Submissions come and go until their check is started. */
/** Notes that submissions came or went; what was taken is not refused because this finds no room or the check was started. */
function touched({ store, access, now }, check) {
    const current = access.findByField(check.id);
    if (current.statusId !== STATE.created)
        return current;
    const change = { updatedAt: now() };
    try {
        return store.updateCheck(check.id, change);
    }
    catch (error) {
        if (!isNoRoom(error))
            throw error;
        store.noteCheck(check.id, change);
        return access.findByField(check.id);
    }
}
const upload = async (context, request, { files }) => {
    const { store, access } = context;
    const [file] = files;
    if (file === undefined)
        throw invalid({ file: ['The file field is required.'] });
    const check = access.openForUpload(request.check_id);
    const taken = await takeFile(context, check, file, request.role ?? 'submission');
    if (typeof taken === 'string')
        throw invalid({ file: [taken] });
    const after = touched(context, check);
    return json({
        data: `Submission ${taken.id} was uploaded.`,
        file: taken.filename,
        file_size: taken.fileSize,
        submission_count: store.submissions(check.id).length,
        check: checkRow(after),
    });
};
const uploadBatch = async (context, request, { files }) => {
    const { access } = context;
    if (files.length === 0)
        throw invalid({ files: ['The files field is required.'] });
    const check = access.openForUpload(request.check_id);
    const { uploaded, failed } = await takeFiles(context, check, files, request.role ?? 'submission');
    const after = touched(context, check);
    return json({
        success: failed.length === 0,
        message: `${uploaded.length} uploaded, ${failed.length} failed.`,
        uploaded: uploaded.map((submission) => ({
            id: submission.id,
            filename: submission.filename,
            file_size: submission.fileSize,
            status_id: STATE.created,
        })),
        uploaded_count: uploaded.length,
        failed_count: failed.length,
        failed_uploads: failed,
        check: checkRow(after),
    });
};
const deleteSubmission = async (context, request) => {
    const { store, access, runs } = context;
    const check = access.writable(access.findByField(request.check_id));
    const submission = store.submission(request.submission_id);
    if (submission?.checkId !== check.id) {
        throw invalid({
            submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
        });
    }
    if (check.statusId !== STATE.created) {
        throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
    }
    await store.removeSubmission(submission.id);
    touched(context, check);
    runs.roomMade();
    return json({ success: true, message: 'The submission was deleted.' });
};

// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __nccwpck_require__(1074);
;// CONCATENATED MODULE: ./build/embedded/server/handlers/viewer.js






/** What one answer unpacks: files that the engine reads, and no more of them than fit into one upload of code. */
const LIMITS = { ...reader/* ZIP_LIMITS */.LP, maxEntryBytes: read_document/* MAX_FILE_BYTES */.gZ, maxTotalBytes: 64 * 1024 * 1024 };
/** The code of submissions. ZIPs are unpacked beside the thread that answers. */
/** @throws HttpError 422 where the ZIP is damaged or gone */
async function zipOf(store, submission) {
    try {
        return (0,reader/* readZip */.ue)(await (0,blobs/* bytesOf */.$)(store.blobOf(submission)), LIMITS);
    }
    catch (error) {
        if (error instanceof reader/* ZipError */.Wz || error.code === 'ENOENT') {
            throw new HttpError(422, `The upload of submission ${submission.id} is damaged.`);
        }
        throw error;
    }
}
async function textOf(store, submission, path) {
    const { entries, problems } = await zipOf(store, submission);
    const entry = entries.find((one) => one.path === path);
    if (entry === undefined) {
        const problem = problems.find((one) => one.path === path);
        throw problem === undefined
            ? new HttpError(404, 'This file is not part of the submission.')
            : new HttpError(422, `This file is not shown: ${problem.reason}.`);
    }
    try {
        return Buffer.from(await entry.readAside()).toString('utf8');
    }
    catch (error) {
        if (error instanceof reader/* ZipError */.Wz)
            throw new HttpError(422, error.message);
        throw error;
    }
}
const viewer = async ({ store, access }, request) => {
    const { check, view } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    const { entries, problems } = await zipOf(store, submission);
    const files = [];
    // One after the other: what is unpacked at once is one file.
    for (const entry of entries)
        files.push(await viewed(entry));
    files.push(...problems.map(({ path, reason }) => ({ path, lines: null, problem: reason })));
    return json({ submission: view.row(submission), files, matches: view.matches(submission) });
};
const viewerFile = async ({ store, access }, request) => {
    const { check } = access.completed(request.check_id);
    const submission = access.submissionOf(check, request.submission_id);
    return json({
        submission_id: submission.id,
        path: request.path,
        content: await textOf(store, submission, request.path),
    });
};
const viewerCounterpart = async ({ store, access }, request) => {
    const { view } = access.completed(request.check_id);
    const match = view.match(request.match_id);
    const other = match?.submission_id_matched == null ? undefined : store.submission(match.submission_id_matched);
    if (match === undefined || other === undefined) {
        throw new HttpError(404, `Match ${request.match_id} is not part of check ${request.check_id}.`);
    }
    return json({
        match,
        file: {
            submission_id: other.id,
            path: match.file_matched,
            content: await textOf(store, other, match.file_matched),
        },
    });
};
const remoteFile = async ({ store }, request) => {
    const { id, path } = readLocation(request.location);
    const expected = sign(store.secret, id, path);
    if (!same(expected.source, request.source) || expected.location !== request.location) {
        throw new HttpError(403, 'location and source do not belong to a match of this service.');
    }
    const submission = store.submission(id);
    if (submission === undefined) {
        throw new HttpError(404, 'The submission of this match does not exist any more.');
    }
    return json({
        file: {
            id: submission.id,
            filedir: path,
            content: await textOf(store, submission, path),
            location: request.location,
            source: request.source,
            submission_id: submission.id,
            created_at: timestamp(submission.createdAt),
            updated_at: timestamp(submission.updatedAt),
        },
    });
};
async function viewed(entry) {
    try {
        return { path: entry.path, lines: countLines(await entry.readAside()) };
    }
    catch (error) {
        if (!(error instanceof reader/* ZipError */.Wz))
            throw error;
        return { path: entry.path, lines: null, problem: 'damaged' };
    }
}
const LF = 10;
const CR = 13;
/** Lines as an editor counts them: a line end at the end of the file begins no further one. */
function countLines(bytes) {
    let lines = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF))
            lines += 1;
    }
    const last = bytes.at(-1);
    return last === undefined || last === LF || last === CR ? lines : lines + 1;
}
function readLocation(location) {
    try {
        const value = JSON.parse(Buffer.from(location, 'base64url').toString('utf8'));
        if (Array.isArray(value) && value.length === 2) {
            const [id, path] = value;
            if (typeof id === 'number' && Number.isInteger(id) && typeof path === 'string')
                return { id, path };
        }
    }
    catch {
        // Not one of ours: told below.
    }
    throw invalid({ location: ['The location field must be copied from a match.'] });
}
function same(a, b) {
    const [x, y] = [Buffer.from(a), Buffer.from(b)];
    return x.length === y.length && (0,external_node_crypto_.timingSafeEqual)(x, y);
}

;// CONCATENATED MODULE: ./build/embedded/server/handlers/handle.js








const HANDLERS = {
    account: account,
    aiResults: aiResults,
    cancelCheck: cancelCheck,
    createCheck: createCheck,
    deleteCheck: deleteCheck,
    deleteSubmission: deleteSubmission,
    exportCheck: exportCheck,
    getCheck: getCheck,
    languages: reference_languages,
    listChecks: listChecks,
    overview: overview,
    overviewCsv: overviewCsv,
    quickCheck: quickCheck,
    remoteFile: remoteFile,
    results: results,
    resultsBatch: resultsBatch,
    serviceStatus: serviceStatus,
    startCheck: startCheck,
    status: run_status,
    summary: summary,
    testTypes: testTypes,
    updateCheck: updateCheck,
    upload: upload,
    uploadBatch: uploadBatch,
    validateKey: validateKey,
    viewer: viewer,
    viewerCounterpart: viewerCounterpart,
    viewerFile: viewerFile,
};
/**
 * Answers a request that was validated. Files that no submission took over are deleted, whatever happened.
 *
 * @param request what the operation's schema made of it
 * @throws HttpError for everything but success
 */
async function handle(context, operation, request, call) {
    // The table pairs each operation with its own schema, which the compiler cannot follow through a lookup.
    const handler = HANDLERS[operation];
    try {
        return (await handler(context, request, call));
    }
    finally {
        await discard(call.files);
    }
}

;// CONCATENATED MODULE: ./build/embedded/server/rate-limit.js
/** Counts requests of each client in a sliding window of one minute (L254); failed ones count too. */
class RateLimit {
    #perMinute;
    #clock;
    #requests = new Map();
    constructor(perMinute, clock) {
        this.#perMinute = perMinute;
        this.#clock = clock;
    }
    /** Counts one request of a client, and says what its answer carries. */
    take(client) {
        const now = this.#clock.monotonic();
        const times = (this.#requests.get(client) ?? []).filter((time) => time > now - WINDOW_MS);
        this.#requests.set(client, times);
        if (this.#requests.size > MAX_CLIENTS)
            this.#forget(now);
        const refused = times.length >= this.#perMinute;
        // A refused call counts as well, so the window holds at most one more than the limit and a storm cannot grow it.
        if (refused)
            times.shift();
        const oldest = times[0] ?? now;
        times.push(now);
        const headers = {
            'x-ratelimit-limit': String(this.#perMinute),
            'x-ratelimit-remaining': String(refused ? 0 : this.#perMinute - times.length),
        };
        if (!refused)
            return { refused, headers };
        const waitMs = Math.max(1_000, oldest + WINDOW_MS - now);
        return {
            refused,
            headers: {
                ...headers,
                'retry-after': String(Math.ceil(waitMs / 1_000)),
                'x-ratelimit-reset': String(Math.ceil((this.#clock.now() + waitMs) / 1_000)),
            },
        };
    }
    #forget(now) {
        for (const [client, times] of this.#requests) {
            if ((times.at(-1) ?? 0) <= now - WINDOW_MS)
                this.#requests.delete(client);
        }
    }
}
const WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
;// CONCATENATED MODULE: ./build/embedded/server/body.js


const MAX_JSON_BYTES = 1_000_000;
/**
 * Reads the body of a request, as JSON or as a form. Clients in use send either; some send their fields in the address, so a
 * field that the body does not have is taken from there.
 *
 * @param query the fields of the address
 * @throws HttpError 413, 422
 */
async function readBody(request, endpoint, query, spoolDir) {
    if (endpoint.body === undefined)
        return { fields: {}, files: [] };
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
    const { files: limit } = endpoint.shape;
    if (limit !== undefined || type === 'multipart/form-data') {
        const { fields, files } = await readMultipart(request, spoolDir, limit?.max ?? 0);
        return { fields: { ...query, ...fields }, files };
    }
    const text = await readText(request);
    const fields = type === 'application/x-www-form-urlencoded' && !text.startsWith('{')
        ? Object.fromEntries(new URLSearchParams(text))
        : body_parsed(text);
    return { fields: isFields(fields) ? { ...query, ...fields } : fields, files: [] };
}
/** PHP writes no fields as `[]`, and others as `null`. */
function body_parsed(text) {
    if (text === '')
        return {};
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw invalid({ body: ['The body is not valid JSON.'] });
    }
    return value === null || (Array.isArray(value) && value.length === 0) ? {} : value;
}
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
async function readText(request) {
    const chunks = [];
    let bytes = 0;
    // The connection stays for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        bytes += chunk.length;
        if (bytes > MAX_JSON_BYTES) {
            throw new HttpError(413, `A body without files holds at most ${MAX_JSON_BYTES} bytes.`);
        }
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8').trim();
}

;// CONCATENATED MODULE: ./build/embedded/server/page.js
/**
 * The page behind the addresses that answers give to people (`checkURL`). It knows no key, so it says what there is and shows
 * nothing of it. null: no such page.
 *
 * @param baseUrl without characters that mean something in HTML
 */
function page(path, baseUrl) {
    const check = /^\/(?:checks\/(\d{1,15})\/?)?$/.exec(path);
    if (check === null)
        return null;
    const [, id] = check;
    const what = id === undefined
        ? `<p>Programs check source code for similarity here. Their interface is at <code>${baseUrl}</code>.</p>`
        : `<p>This is the address of check ${id}. Its results are read with the key of this service, for example:</p>
<pre>curl -H "apikey: $CODE_SIMILARITY_KEY" ${baseUrl}/checks/${id}/summary</pre>
<p>The full report is made by <code>code-similarity check</code> or the GitHub action that started the check.</p>`;
    return {
        kind: 'page',
        html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Code similarity service</title></head>
<body><h1>Code similarity service</h1>
${what}
</body></html>
`,
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/util.js

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function util_assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            util_assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        util_assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function util_isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const util_allowsEval = /* @__PURE__*/ cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
});
function isPlainObject(o) {
    if (util_isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (util_isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function util_issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/core.js
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                members(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/memoizer.js

class $ZodCyclicError extends Error {
    constructor() {
        super(`Cannot parse a reference cycle that closes through a transform`);
        this.name = "ZodCyclicError";
    }
}
/** Keyed off the context object every schema in one parse call already shares. */
const memoizer_STATE = "~memo";
const NO_ISSUES = [];
// a value a cycle can close through
function isRef(value) {
    return value !== null && typeof value === "object";
}
// Receivers prefix paths in place, so the cache and every hand-out need their own copies.
function cloneIssues(issues) {
    return issues.map((iss) => (iss.path ? { ...iss, path: iss.path.slice() } : { ...iss }));
}
const recursive = /*@__PURE__*/ new WeakMap();
/** What the walk established, in order of certainty: ordered so the strongest answer among children wins. */
const NONE = 0;
const ASSUMED = 1;
const PROVEN = 2;
/** Whether this schema's subtree contains a cycle, so one parse can re-enter it. */
function isRecursive(inst, stack, resolve) {
    const cached = recursive.get(inst);
    if (cached !== undefined)
        return cached ? PROVEN : NONE;
    // Relative to the walk in progress, so not cached.
    if (stack.has(inst))
        return PROVEN;
    stack.add(inst);
    let result = NONE;
    const check = (child) => {
        if (result !== PROVEN && child?._zod) {
            const answer = isRecursive(child, stack, resolve);
            if (answer > result)
                result = answer;
        }
    };
    // `Reflect.ownKeys` rather than `Object.keys`, so a cycle through a declared symbol key is still seen
    const shape = (sh, spread) => {
        let answer = NONE;
        for (const key of Reflect.ownKeys(sh)) {
            const desc = Object.getOwnPropertyDescriptor(sh, key);
            // an object resolves its shape by spread, so a key it does not enumerate is never parsed; `z.properties` reads every own key and so keeps them all
            if (spread && !desc.enumerable)
                continue;
            // resolving runs user code, and a factory mints a fresh subtree per read, so an edge the walk can't follow counts as a cycle
            const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
            if (child > answer)
                answer = child;
        }
        return answer;
    };
    const merge = (answer) => {
        if (answer > result)
            result = answer;
    };
    const def = inst._zod.def;
    const kind = def.type;
    switch (kind) {
        case "object": {
            const raw = rawShape(def);
            // a def with no raw shape answers `shape` from an accessor of its own, and running that can mint a whole fresh subtree
            merge(raw ? shape(raw, true) : ASSUMED);
            check(def.catchall);
            break;
        }
        case "array":
            check(def.element);
            break;
        case "tuple":
            for (const el of def.items)
                check(el);
            check(def.rest);
            break;
        case "record":
        case "map":
            check(def.keyType);
            check(def.valueType);
            break;
        case "set":
            check(def.valueType);
            break;
        case "union":
            for (const el of def.options)
                check(el);
            break;
        case "intersection":
            check(def.left);
            check(def.right);
            break;
        case "optional":
        case "nullable":
        case "default":
        case "prefault":
        case "catch":
        case "readonly":
        case "nonoptional":
        case "promise":
        case "success":
            check(def.innerType);
            break;
        case "pipe":
            check(def.in);
            check(def.out);
            break;
        case "function":
            check(def.input);
            check(def.output);
            break;
        // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
        case "lazy": {
            const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : undefined);
            // walked with resolution off: one hop sees past the deferral, and a lazy that yields only another unresolved lazy is generative, so it stops there
            merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
            break;
        }
        // a leaf by choice: `parts` are regex fragments, not data positions
        case "template_literal":
        // leaves
        case "string":
        case "number":
        case "int":
        case "boolean":
        case "bigint":
        case "symbol":
        case "undefined":
        case "null":
        case "void":
        case "never":
        case "any":
        case "unknown":
        case "date":
        case "nan":
        case "enum":
        case "literal":
        case "file":
        case "transform":
        case "custom":
            break;
        default: {
            // a new built-in kind becomes a compile error here
            kind;
            // a user-defined kind can still hold children, and only its author knows where, so fall back to scanning the def — skipping accessors, since reading one can run user code
            for (const key in def) {
                const desc = Object.getOwnPropertyDescriptor(def, key);
                if (!desc || desc.get)
                    continue;
                const value = desc.value;
                if (!value || typeof value !== "object")
                    continue;
                if (value._zod)
                    check(value);
                else if (Array.isArray(value))
                    for (const el of value)
                        check(el);
            }
        }
    }
    stack.delete(inst);
    return settle(inst, result);
}
/** An assumed answer must not outlive the resolution that settles it, so only a certain one is cached. */
function settle(inst, answer) {
    if (answer !== ASSUMED)
        recursive.set(inst, answer === PROVEN);
    return answer;
}
/**
 * Whether one parse can re-enter this schema, i.e. its subtree contains a cycle.
 * Exported for `z.compile`, which refuses to compile such a schema: cycle
 * breaking is driven from here off state keyed on the parse context, and a
 * generated fast path has no context to key on.
 */
function isRecursiveSchema(inst) {
    // z.compile never parses, so nothing would ever resolve a lazy for it; it runs once and already treats a throw here as recursive
    return isRecursive(inst, new Set(), true) !== NONE;
}
function bucketFor(state, inst) {
    let bucket = state.buckets.get(inst);
    if (!bucket) {
        bucket = new WeakMap();
        state.buckets.set(inst, bucket);
    }
    return bucket;
}
// Set immediately before delegating to core and cleared immediately after, so `alloc` registers only for a visit this module is driving.
let handoff;
// Allocated but unfinished entries. `alloc` and the matching pop both happen in the synchronous part of a parse, so they nest even when children are async, and one stack serves every schema.
const memoizer_open = [];
const memo = {
    alloc(_inst, payload, empty) {
        const bucket = handoff;
        if (!bucket)
            return empty;
        handoff = undefined;
        const entry = { value: empty, issues: null };
        bucket.set(payload.value, entry);
        memoizer_open.push(entry);
        return empty;
    },
    guard(inst) {
        var _a;
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                // The value is a placeholder a back-edge is still waiting on, so the cycle closes through this transform. Its output can't exist in time to bind.
                if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
                    throw new $ZodCyclicError();
                return base(payload, ctx);
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
    attach(inst) {
        var _a;
        let isRecursiveInst;
        let rechecked = false;
        // a recursive schema is re-entered many times per parse and its bucket never changes
        let lastCtx;
        let lastBucket;
        // Wraps `parse` in a deferred so it sees the container's final parse. Core's own deferred copies `parse` into `run` when there are no checks, and it ran first, so `run` is patched to match; with checks, `run` reads `parse` dynamically.
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred.push(() => {
            const base = inst._zod.parse;
            const wrapped = (payload, ctx) => {
                if (isRecursiveInst === undefined) {
                    const walked = isRecursive(inst, new Set(), false);
                    if (walked === NONE) {
                        // Nothing here can ever fire, so take it back out.
                        inst._zod.parse = base;
                        if (inst._zod.run === wrapped)
                            inst._zod.run = base;
                        return base(payload, ctx);
                    }
                    // this parse resolves the deferred edges on its own path, so ask once more before latching
                    if (walked === PROVEN || rechecked)
                        isRecursiveInst = true;
                    else
                        rechecked = true;
                }
                const input = payload.value;
                if (!isRef(input))
                    return base(payload, ctx);
                let state = ctx[memoizer_STATE];
                if (!state) {
                    state = { buckets: new WeakMap(), backEdges: undefined };
                    ctx[memoizer_STATE] = state;
                }
                let bucket;
                if (lastCtx === ctx) {
                    bucket = lastBucket;
                }
                else {
                    bucket = bucketFor(state, inst);
                    lastCtx = ctx;
                    lastBucket = bucket;
                }
                const hit = bucket.get(input);
                if (hit) {
                    payload.value = hit.value;
                    if (hit.issues) {
                        if (hit.issues.length)
                            payload.issues.push(...cloneIssues(hit.issues));
                    }
                    else {
                        // Still being parsed: its own checks cover it, so skip them here.
                        payload.memo = true;
                        state.backEdges ?? (state.backEdges = new WeakSet());
                        state.backEdges.add(hit.value);
                    }
                    return payload;
                }
                handoff = bucket;
                const depth = memoizer_open.length;
                const result = base(payload, ctx);
                handoff = undefined;
                // A container that rejected its input outright allocated nothing.
                const entry = memoizer_open.length > depth ? memoizer_open.pop() : undefined;
                // Both paths written out so the sync one allocates no closure. It runs once per node, and capturing here cost more than everything else combined.
                if (result instanceof Promise) {
                    return result.then((r) => {
                        if (entry)
                            entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
                        return r;
                    });
                }
                if (entry)
                    entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
                return result;
            };
            inst._zod.parse = wrapped;
            if (inst._zod.run === base)
                inst._zod.run = wrapped;
        });
    },
};
/** The memoizer that gives containers cycle support. `zod` installs it by default; `zod/mini` opts in with `config({ memoizer: memoizer() })`. */
function memoizer() {
    return memo;
}
/** Whether this value is a node a back-edge resolved to before it finished. */
function isBackEdge(ctx, value) {
    const backEdges = ctx[memoizer_STATE]?.backEdges;
    return backEdges !== undefined && isRef(value) && backEdges.has(value);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/regexes.js

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ regexes_anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/checks.js
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !nullish(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ $constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
        if (length <= def.maximum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? codePointLength(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = getLengthableOrigin(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ $constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ $constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = lowercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckUpperCase = /*@__PURE__*/ $constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = uppercase);
    $ZodCheckStringFormat.init(inst, def);
});
const $ZodCheckIncludes = /*@__PURE__*/ $constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckStartsWith = /*@__PURE__*/ $constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckEndsWith = /*@__PURE__*/ $constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ $constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
});
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/doc.js
class Doc {
    constructor(args = [], closed = {}) {
        this.content = [];
        this.indent = 0;
        this.args = args;
        this.closed = closed;
    }
    // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
    indented(fn) {
        this.indent += 1;
        try {
            fn(this);
        }
        finally {
            this.indent -= 1;
        }
    }
    write(arg) {
        if (typeof arg === "function") {
            arg(this, { execution: "sync" });
            arg(this, { execution: "async" });
            return;
        }
        const content = arg;
        const lines = content.split("\n").filter((x) => x);
        const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
        const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
        for (const line of dedented) {
            this.content.push(line);
        }
    }
    compile() {
        const F = Function;
        const content = this?.content ?? [``];
        const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`);
        return factory(...Object.values(this.closed));
    }
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = aborted(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (explicitlyAborted(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new $ZodAsyncError();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        attachSchema(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = aborted(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    attachSchema(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = aborted(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (aborted(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new $ZodAsyncError();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return hide(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    $ZodCheckStringFormat.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ $constructor("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ $constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = uuid(v));
    }
    else
        def.pattern ?? (def.pattern = uuid());
    $ZodStringFormat.init(inst, def);
});
const $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = email);
    $ZodStringFormat.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ $constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = emoji());
    $ZodStringFormat.init(inst, def);
});
const $ZodNanoID = /*@__PURE__*/ $constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? nanoid : nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
});
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ $constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = cuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodCUID2 = /*@__PURE__*/ $constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = cuid2);
    $ZodStringFormat.init(inst, def);
});
const $ZodULID = /*@__PURE__*/ $constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = ulid);
    $ZodStringFormat.init(inst, def);
});
const $ZodXID = /*@__PURE__*/ $constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = xid);
    $ZodStringFormat.init(inst, def);
});
const $ZodKSUID = /*@__PURE__*/ $constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = ksuid);
    $ZodStringFormat.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ $constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = time(def));
    $ZodStringFormat.init(inst, def);
});
const $ZodISODuration = /*@__PURE__*/ $constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = duration);
    $ZodStringFormat.init(inst, def);
});
const $ZodIPv4 = /*@__PURE__*/ $constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = ipv4);
    $ZodStringFormat.init(inst, def);
});
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ $constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ $constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv4);
    $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ $constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ $constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodE164 = /*@__PURE__*/ $constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = e164);
    $ZodStringFormat.init(inst, def);
});
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ $constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
    $ZodCheckNumberFormat.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ $constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ $constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
});
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = sizeCaps(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    attachSchema(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && aborted(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...prefixIssues(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = optionalKeys(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (aborted(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = cached(() => normalizeDef(def));
    defineLazyInternal(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    util_assignProp(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = util_isObject;
    const catchall = def.catchall;
    let value;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ $constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = cached(() => normalizeDef(def));
    const memo = globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = util_isObject;
    const jit = !globalConfig.jitless;
    const allowsEval = util_allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
});
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !aborted(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    defineLazyInternal(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
(/* unused pure expression or super */ null && (core.$constructor("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    util.defineLazyInternal(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    util.assignProp(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = util.rawShape(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = util.cached(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!util.isObject(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
})));
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
});
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (isPlainObject(a) && isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
});
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!isPlainObject(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...prefixIssues(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...prefixIssues(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...prefixIssues(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = getEnumValues(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    defineLazyInternal(inst, "pattern", (zod) => {
        const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    util.defineLazyInternal(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? util.escapeRegex(o) : o ? util.escapeRegex(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new $ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
});
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    defineLazyInternal(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : undefined;
    });
    defineLazyInternal(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNonOptional = /*@__PURE__*/ $constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
});
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ $constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
});
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
});
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ $constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
});
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
});
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
    $ZodCheck.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(util_issue(_iss));
    }
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
var registries_a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(registries_a = globalThis).__zod_globalRegistry ?? (registries_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function api_null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new $ZodCheckLessThan({
        check: "less_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new $ZodCheckGreaterThan({
        check: "greater_than",
        ...normalizeParams(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new $ZodCheckMultipleOf({
        check: "multiple_of",
        ...normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new $ZodCheckMaxLength({
        check: "max_length",
        ...normalizeParams(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new $ZodCheckMinLength({
        check: "min_length",
        ...normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new $ZodCheckLengthEquals({
        check: "length_equals",
        ...normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new $ZodCheckRegex({
        check: "string_format",
        format: "regex",
        ...normalizeParams(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new $ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new $ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new $ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new $ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new $ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new $ZodCheckProperties({
        check: "properties",
        shape,
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new $ZodCheckOverwrite({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...normalizeParams(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(util_issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new $ZodCheck({
        check: "custom",
        ...normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new $ZodCheck({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new $ZodCheck({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = globalRegistry.get(inst) ?? {};
            globalRegistry.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/to-json-schema.js


function assignProps(target, ...sources) {
    for (const source of sources) {
        for (const key of Reflect.ownKeys(source)) {
            if (Object.prototype.propertyIsEnumerable.call(source, key)) {
                util_assignProp(target, key, source[key]);
            }
        }
    }
    return target;
}
// function initializeContext<T extends schemas.$ZodType>(inputs: JSONSchemaGeneratorParams<T>): ToJSONSchemaContext<T> {
//   return {
//     processor: inputs.processor,
//     metadataRegistry: inputs.metadata ?? globalRegistry,
//     target: inputs.target ?? "draft-2020-12",
//     unrepresentable: inputs.unrepresentable ?? "throw",
//   };
// }
function to_json_schema_initializeContext(params) {
    // Normalize target: convert old non-hyphenated versions to hyphenated versions
    let target = params?.target ?? "draft-2020-12";
    if (target === "draft-4")
        target = "draft-04";
    if (target === "draft-7")
        target = "draft-07";
    return {
        processors: params.processors ?? {},
        metadataRegistry: params?.metadata ?? globalRegistry,
        target,
        unrepresentable: params?.unrepresentable ?? "throw",
        override: params?.override ?? (() => { }),
        io: params?.io ?? "output",
        counter: 0,
        seen: new Map(),
        sharedDefsExtractedFor: undefined,
        sharedEmitDoneFor: undefined,
        cycles: params?.cycles ?? "ref",
        reused: params?.reused ?? "inline",
        intersections: [],
        deferred: [],
        external: params?.external ?? undefined,
    };
}
/**
 * Applies the `unrepresentable` setting at a site that has no JSON Schema equivalent. Throws
 * `message` unless the setting (or the handler's return value) says otherwise. Returns `true` if a
 * custom JSON Schema was written into `json`, in which case the caller must not write its own.
 */
function handleUnrepresentable(schema, ctx, json, params, message) {
    const result = typeof ctx.unrepresentable === "function"
        ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message })
        : ctx.unrepresentable;
    if (result === "any")
        return false;
    if (result === undefined || result === "throw")
        throw new Error(message);
    Object.assign(json, result);
    return true;
}
// never rename this back to `process`: bundler polyfills inject a top-level `const process` that a lexical declaration of the same name collides with (#6397)
function to_json_schema_processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
    var _a;
    const def = schema._zod.def;
    // check for schema in seens
    const seen = ctx.seen.get(schema);
    if (seen) {
        seen.count++;
        // check if cycle
        const isCycle = _params.schemaPath.includes(schema);
        if (isCycle) {
            seen.cycle = _params.path;
        }
        return seen.schema;
    }
    // initialize
    const result = { schema: {}, count: 1, cycle: undefined, path: _params.path };
    ctx.seen.set(schema, result);
    ctx.sharedDefsExtractedFor = undefined;
    ctx.sharedEmitDoneFor = undefined;
    // custom method overrides default behavior
    const overrideSchema = schema._zod.toJSONSchema?.();
    if (overrideSchema) {
        result.schema = overrideSchema;
    }
    else {
        const params = {
            ..._params,
            schemaPath: [..._params.schemaPath, schema],
            path: _params.path,
        };
        if (schema._zod.processJSONSchema) {
            schema._zod.processJSONSchema(ctx, result.schema, params);
        }
        else {
            const _json = result.schema;
            const processor = ctx.processors[def.type];
            if (!processor) {
                throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
            }
            processor(schema, ctx, _json, params);
        }
        const parent = schema._zod.parent;
        if (parent) {
            // Also set ref if processor didn't (for inheritance)
            if (!result.ref)
                result.ref = parent;
            to_json_schema_processSchema(parent, ctx, params);
            ctx.seen.get(parent).isParent = true;
        }
    }
    // metadata
    const meta = ctx.metadataRegistry.get(schema);
    if (meta)
        assignProps(result.schema, meta);
    if (ctx.io === "input" && isTransforming(schema)) {
        // examples/defaults only apply to output type of pipe
        delete result.schema.examples;
        delete result.schema.default;
    }
    // set prefault as default
    if (ctx.io === "input" && "_prefault" in result.schema)
        (_a = result.schema).default ?? (_a.default = result.schema._prefault);
    delete result.schema._prefault;
    // pulling fresh from ctx.seen in case it was overwritten
    const _result = ctx.seen.get(schema);
    return _result.schema;
}
/** @deprecated Renamed to `processSchema`. An export alias declares no binding, so it is safe to keep. */

// Escape a reference token for use in a JSON Pointer fragment (RFC 6901): `~` becomes `~0` and `/` becomes `~1`. The `~` replacement must run first.
function encodeJSONPointerSegment(segment) {
    return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function to_json_schema_extractDefs(ctx, schema
// params: EmitParams
) {
    // iterate over seen map;
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // With `external` set, every registered schema resolves through the external branch of `makeURI`, so the root branch below produces the same ref the external branch would — this pass is identical whichever schema it is called with, and only needs to run once.
    if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
        return;
    // Track ids to detect duplicates across different schemas
    const idToSchema = new Map();
    for (const entry of ctx.seen.entries()) {
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            const existing = idToSchema.get(id);
            if (existing && existing !== entry[0]) {
                throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
            }
            idToSchema.set(id, entry[0]);
        }
    }
    // returns a ref to the schema defId will be empty if the ref points to an external schema (or #)
    const makeURI = (entry) => {
        // comparing the seen objects because sometimes multiple schemas map to the same seen object. e.g. lazy
        // external is configured
        const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
        if (ctx.external) {
            const externalId = ctx.external.registry.get(entry[0])?.id; // ?? "__shared";// `__schema${ctx.counter++}`;
            // check if schema is in the external registry
            const uriGenerator = ctx.external.uri ?? ((id) => id);
            if (externalId) {
                return { ref: uriGenerator(externalId) };
            }
            // otherwise, add to __shared
            const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
            entry[1].defId = id; // set defId so it will be reused if needed
            return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
        }
        const uriPrefix = `#`;
        const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
        // an id-less root has nowhere to be extracted to, so it stays inline and self-references as `#`
        if (entry[1] === root && !entry[1].schema.id) {
            return { ref: uriPrefix };
        }
        // self-contained schema
        const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
        return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
    };
    // stored cached version in `def` property remove all properties, set $ref
    const extractToDef = (entry) => {
        // if the schema is already a reference, do not extract it
        if (entry[1].schema.$ref) {
            return;
        }
        const seen = entry[1];
        const { ref, defId } = makeURI(entry);
        seen.def = { ...seen.schema };
        // defId won't be set if the schema is a reference to an external schema or if the schema is the root schema
        if (defId)
            seen.defId = defId;
        // wipe away all properties except $ref
        const schema = seen.schema;
        for (const key in schema) {
            delete schema[key];
        }
        schema.$ref = ref;
    };
    // throw on cycles
    // break cycles
    if (ctx.cycles === "throw") {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.cycle) {
                throw new Error("Cycle detected: " +
                    `#/${seen.cycle?.join("/")}/<root>` +
                    '\n\nSet the `cycles` parameter to `"ref"` to resolve cyclical schemas with defs.');
            }
        }
    }
    // extract schemas into $defs
    for (const entry of ctx.seen.entries()) {
        const seen = entry[1];
        // convert root schema to # $ref
        if (schema === entry[0]) {
            extractToDef(entry); // this has special handling for the root schema
            continue;
        }
        // extract schemas that are in the external registry
        if (ctx.external) {
            const ext = ctx.external.registry.get(entry[0])?.id;
            if (schema !== entry[0] && ext) {
                extractToDef(entry);
                continue;
            }
        }
        // extract schemas with `id` meta
        const id = ctx.metadataRegistry.get(entry[0])?.id;
        if (id) {
            extractToDef(entry);
            continue;
        }
        // break cycles
        if (seen.cycle) {
            // any
            extractToDef(entry);
            continue;
        }
        // extract reused schemas
        if (seen.count > 1) {
            if (ctx.reused === "ref") {
                extractToDef(entry);
            }
        }
    }
    if (ctx.external)
        ctx.sharedDefsExtractedFor = ctx.external;
}
/** Rewrites `anyOf: [{type: "a"}, {type: "b"}]` to `type: ["a", "b"]`, which every JSON Schema draft treats as equivalent and most consumers render far better for the nullable case. Only branches that are a bare type assertion qualify — anything carrying a constraint, `$ref`, `const` or metadata is left alone. Runs after `flattenRef`, so a branch an override decorated or `$defs` extraction turned into a `$ref` is no longer bare and correctly stays in `anyOf`. `oneOf` is excluded: `integer` and `number` overlap, so "exactly one" and "at least one" are not the same there. OpenAPI 3.0 is excluded: its `type` must be a single string. */
function compactTypeUnion(schema) {
    const options = schema.anyOf;
    if (!Array.isArray(options) || options.length === 0 || schema.type !== undefined)
        return;
    const types = [];
    for (const option of options) {
        if (!option || typeof option !== "object")
            return;
        // A branch that is itself a compactible union folds into this one — nested `anyOf` and a flat `type` array say the same thing. Compacting it first also makes the result independent of the order this pass walks the seen map in.
        compactTypeUnion(option);
        const keys = Object.keys(option);
        if (keys.length !== 1 || keys[0] !== "type")
            return;
        const type = option.type;
        for (const member of Array.isArray(type) ? type : [type]) {
            if (typeof member !== "string")
                return;
            if (!types.includes(member))
                types.push(member);
        }
    }
    delete schema.anyOf;
    // A `type` array must be non-empty and unique (metaschema); a single member is spelled as a bare string.
    schema.type = types.length === 1 ? types[0] : types;
}
/** Keywords `foldIntersection` knows how to combine. Anything else — `$ref`, `patternProperties`,
 * an annotation like `description` — makes a member unfoldable, so a constraint this does not
 * understand leaves the `allOf` alone instead of being silently dropped or misattributed. */
const FOLDABLE_KEYS = new Set(["type", "properties", "required", "additionalProperties"]);
const UNION_KEYS = ["oneOf", "anyOf"];
/** A member's constraint on a key it does not declare itself. A `catchall` states one; `false`, an absent `additionalProperties`, and the empty schema a loose object emits state nothing. */
function undeclaredConstraint(member) {
    const extra = member.additionalProperties;
    if (extra === undefined || extra === false || typeof extra !== "object" || extra === null)
        return null;
    return Object.keys(extra).length ? extra : null;
}
/** Combines object members into the single object they describe together, or returns `null` if any of them carries a keyword outside {@link FOLDABLE_KEYS}. */
function foldObjects(members) {
    const objects = [];
    for (const member of members) {
        // A boolean subschema is legal JSON Schema and carries no keywords to fold.
        if (typeof member !== "object" || member.type !== "object")
            return null;
        for (const key in member) {
            if (!FOLDABLE_KEYS.has(key))
                return null;
        }
        objects.push(member);
    }
    const properties = {};
    const required = new Set();
    for (const object of objects) {
        for (const key in object.properties) {
            // `in` would report a `__proto__` key as already present via the prototype chain and skip it.
            if (Object.prototype.hasOwnProperty.call(properties, key))
                continue;
            // Every member constrains this key: the ones that declare it say how, and a `catchall` member constrains it too even though it does not name it. The key has to satisfy all of them, which is the same intersection one level down.
            const parts = [];
            for (const other of objects) {
                const part = other.properties?.[key] ?? undeclaredConstraint(other);
                if (part === null || part === undefined)
                    continue;
                if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
                    parts.push(part);
            }
            const merged = parts.length === 1
                ? parts[0]
                : (foldObjects(parts) ?? { allOf: parts });
            util_assignProp(properties, key, merged);
        }
        for (const key of object.required ?? [])
            required.add(key);
    }
    const folded = { type: "object", properties };
    if (required.size)
        folded.required = [...required];
    // A key no member declares is rejected only when every member rejects it, so the fold is closed only when every member is. Otherwise it carries whatever the `catchall` members demand of such a key.
    if (objects.every((object) => object.additionalProperties === false)) {
        folded.additionalProperties = false;
    }
    else {
        const constraints = [];
        for (const object of objects) {
            const constraint = undeclaredConstraint(object);
            if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
                constraints.push(constraint);
        }
        if (constraints.length === 1)
            folded.additionalProperties = constraints[0];
        else if (constraints.length > 1)
            folded.additionalProperties = { allOf: constraints };
    }
    return folded;
}
/** `additionalProperties` in an `allOf` member sees only that member's own `properties`, so two
 * closed object members reject each other's keys and the schema validates nothing. Zod's parser
 * pools the key sets instead — `handleIntersectionResults` reports a key as unrecognized only when
 * *every* side rejects it — so the emitted schema has to pool them too, and folding the members
 * into one object is the encoding that says so on every target.
 *
 * This runs from `finalize`, after `extractDefs`, which is what keeps it clear of the `$ref`
 * machinery: a member extracted into `$defs` is already a `$ref` by now and declines to fold, so it
 * keeps its reference and its own closedness rather than being inlined as a stale copy. */
function foldIntersection(json) {
    const allOf = json.allOf;
    if (!Array.isArray(allOf) || allOf.length < 2)
        return;
    // An `override` runs before this pass and may have written object keywords onto the intersection itself. Those are deliberate, so decline rather than overwrite them.
    for (const key of FOLDABLE_KEYS)
        if (key in json)
            return;
    // An intersection distributes over a union: `A & (X | Y)` is `(A & X) | (A & Y)`. Only the first union is distributed over; a second one stays among the members every branch folds against, where it fails the object check and declines the whole intersection rather than multiplying out.
    const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
    let folded = null;
    if (!unions.length) {
        folded = foldObjects(allOf);
    }
    else {
        const union = unions[0];
        const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
        if (Object.keys(union).length !== 1)
            return;
        const rest = allOf.filter((m) => m !== union);
        const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
        if (branches.some((b) => !b))
            return;
        folded = { [keyword]: branches };
    }
    if (!folded)
        return;
    delete json.allOf;
    assignProps(json, folded);
}
function to_json_schema_finalize(ctx, schema) {
    const root = ctx.seen.get(schema);
    if (!root)
        throw new Error("Unprocessed schema. This is a bug in Zod.");
    // flatten refs - inherit properties from parent schemas
    const flattenRef = (zodSchema) => {
        const seen = ctx.seen.get(zodSchema);
        // already processed
        if (seen.ref === null)
            return;
        const schema = seen.def ?? seen.schema;
        const _cached = { ...schema };
        const ref = seen.ref;
        seen.ref = null; // prevent infinite recursion
        if (ref) {
            flattenRef(ref);
            const refSeen = ctx.seen.get(ref);
            const refSchema = refSeen.schema;
            // merge referenced schema into current
            if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
                // older drafts can't combine $ref with other properties
                schema.allOf = schema.allOf ?? [];
                schema.allOf.push(refSchema);
            }
            else {
                assignProps(schema, refSchema);
            }
            // restore child's own properties (child wins)
            assignProps(schema, _cached);
            const isParentRef = zodSchema._zod.parent === ref;
            // For parent chain, child is a refinement - remove parent-only properties
            if (isParentRef) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (!(key in _cached)) {
                        delete schema[key];
                    }
                }
            }
            // When ref was extracted to $defs, remove properties that match the definition
            if (refSchema.$ref && refSeen.def) {
                for (const key in schema) {
                    if (key === "$ref" || key === "allOf")
                        continue;
                    if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) {
                        delete schema[key];
                    }
                }
            }
        }
        // If parent was extracted (has $ref), propagate $ref to this schema. This handles cases like: readonly().meta({id}).describe() where processor sets ref to innerType but parent should be referenced
        const parent = zodSchema._zod.parent;
        if (parent && parent !== ref) {
            // Ensure parent is processed first so its def has inherited properties
            flattenRef(parent);
            const parentSeen = ctx.seen.get(parent);
            if (parentSeen?.schema.$ref) {
                schema.$ref = parentSeen.schema.$ref;
                // De-duplicate with parent's definition
                if (parentSeen.def) {
                    for (const key in schema) {
                        if (key === "$ref" || key === "allOf")
                            continue;
                        if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) {
                            delete schema[key];
                        }
                    }
                }
            }
        }
        // execute overrides
        ctx.override({
            zodSchema: zodSchema,
            jsonSchema: schema,
            path: seen.path ?? [],
        });
    };
    // Flattening walks the whole map and clears each `ref` as it goes, so a second call over the same map is a no-op scan. Skip it outright once it has run for a registry conversion.
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of [...ctx.seen.entries()].reverse()) {
            flattenRef(entry[0]);
        }
        if (ctx.target !== "openapi-3.0") {
            for (const entry of ctx.seen.entries()) {
                compactTypeUnion(entry[1].def ?? entry[1].schema);
            }
        }
        for (const rewrite of ctx.deferred)
            rewrite();
        // After flattening, every member that was extracted is a `$ref`, so the fold sees the final shape. A schema that inherits an intersection — through `z.lazy`, or any `ref` chain — holds the same `allOf` array, so fold by array identity to catch every copy.
        if (ctx.intersections.length) {
            const carriers = new Map();
            for (const seen of ctx.seen.values()) {
                for (const json of [seen.schema, seen.def]) {
                    const allOf = json?.allOf;
                    if (!Array.isArray(allOf))
                        continue;
                    const existing = carriers.get(allOf);
                    if (existing)
                        existing.push(json);
                    else
                        carriers.set(allOf, [json]);
                }
            }
            for (const allOf of ctx.intersections) {
                for (const json of carriers.get(allOf) ?? [])
                    foldIntersection(json);
            }
        }
    }
    const result = {};
    if (ctx.target === "draft-2020-12") {
        result.$schema = "https://json-schema.org/draft/2020-12/schema";
    }
    else if (ctx.target === "draft-07") {
        result.$schema = "http://json-schema.org/draft-07/schema#";
    }
    else if (ctx.target === "draft-04") {
        result.$schema = "http://json-schema.org/draft-04/schema#";
    }
    else if (ctx.target === "openapi-3.0") {
        // OpenAPI 3.0 schema objects should not include a $schema property
    }
    else {
        // Arbitrary string values are allowed but won't have a $schema property set
    }
    if (ctx.external?.uri) {
        const id = ctx.external.registry.get(schema)?.id;
        if (!id)
            throw new Error("Schema is missing an `id` property");
        result.$id = ctx.external.uri(id);
    }
    // when the root was extracted into $defs, `root.schema` is the `$ref` wrapper and `root.def` is the body that now lives under $defs
    assignProps(result, root.defId ? root.schema : (root.def ?? root.schema));
    // The `id` in `.meta()` is a Zod-specific registration tag used to extract schemas into $defs — it is not user-facing JSON Schema metadata. Strip it from the output body where it would otherwise leak. The id is preserved implicitly via the $defs key (and via $ref paths).
    const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
    if (rootMetaId !== undefined && result.id === rootMetaId)
        delete result.id;
    // build defs object. With `external`, `defs` is the shared object every schema writes into, so the same entries are reassigned on every call. Without it, `defs` is fresh per call and must be rebuilt.
    const defs = ctx.external?.defs ?? {};
    if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
        for (const entry of ctx.seen.entries()) {
            const seen = entry[1];
            if (seen.def && seen.defId) {
                if (seen.def.id === seen.defId)
                    delete seen.def.id;
                util_assignProp(defs, seen.defId, seen.def);
            }
        }
    }
    if (ctx.external)
        ctx.sharedEmitDoneFor = ctx.external;
    // set definitions in result
    if (ctx.external) {
    }
    else {
        if (Object.keys(defs).length > 0) {
            if (ctx.target === "draft-2020-12") {
                result.$defs = defs;
            }
            else {
                result.definitions = defs;
            }
        }
    }
    try {
        // this "finalizes" this schema and ensures all cycles are removed each call to finalize() is functionally independent though the seen map is shared
        const finalized = JSON.parse(JSON.stringify(result));
        Object.defineProperty(finalized, "~standard", {
            value: {
                ...schema["~standard"],
                jsonSchema: {
                    input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
                    output: createStandardJSONSchemaMethod(schema, "output", ctx.processors),
                },
            },
            enumerable: false,
            writable: false,
        });
        return finalized;
    }
    catch (_err) {
        throw new Error("Error converting schema to JSON.");
    }
}
function isTransforming(_schema, _ctx) {
    const ctx = _ctx ?? { seen: new Set() };
    if (ctx.seen.has(_schema))
        return false;
    ctx.seen.add(_schema);
    const def = _schema._zod.def;
    if (def.type === "transform")
        return true;
    if (def.type === "array")
        return isTransforming(def.element, ctx);
    if (def.type === "set")
        return isTransforming(def.valueType, ctx);
    if (def.type === "lazy")
        return isTransforming(def.getter(), ctx);
    if (def.type === "promise" ||
        def.type === "optional" ||
        def.type === "nonoptional" ||
        def.type === "nullable" ||
        def.type === "readonly" ||
        def.type === "default" ||
        def.type === "prefault" ||
        def.type === "catch") {
        return isTransforming(def.innerType, ctx);
    }
    if (def.type === "intersection") {
        return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
    }
    if (def.type === "record" || def.type === "map") {
        return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
    }
    if (def.type === "pipe") {
        if (_schema._zod.traits.has("$ZodCodec"))
            return true;
        return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
    }
    if (def.type === "object") {
        for (const key in def.shape) {
            if (isTransforming(def.shape[key], ctx))
                return true;
        }
        return false;
    }
    if (def.type === "union") {
        for (const option of def.options) {
            if (isTransforming(option, ctx))
                return true;
        }
        return false;
    }
    if (def.type === "tuple") {
        for (const item of def.items) {
            if (isTransforming(item, ctx))
                return true;
        }
        if (def.rest && isTransforming(def.rest, ctx))
            return true;
        return false;
    }
    return false;
}
/**
 * Creates a toJSONSchema method for a schema instance.
 * This encapsulates the logic of initializing context, processing, extracting defs, and finalizing.
 */
const createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
    const ctx = to_json_schema_initializeContext({ ...params, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
    const { libraryOptions, target } = params ?? {};
    const ctx = to_json_schema_initializeContext({ ...(libraryOptions ?? {}), target, io, processors });
    to_json_schema_processSchema(schema, ctx);
    to_json_schema_extractDefs(ctx, schema);
    return to_json_schema_finalize(ctx, schema);
};

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/json-schema-processors.js




const narrowMin = (agg, key, value) => {
    if (agg[key] === undefined || value > agg[key])
        agg[key] = value;
};
const narrowMax = (agg, key, value) => {
    if (agg[key] === undefined || value < agg[key])
        agg[key] = value;
};
const narrowBoth = (agg, value) => {
    narrowMin(agg, "minimum", value);
    narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
    agg.multipleOf ?? (agg.multipleOf = []);
    if (!agg.multipleOf.includes(value))
        agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
    agg.patterns ?? (agg.patterns = new Set());
    agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
    agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
// last-wins, matching the bag's historical write order; the flag keeps an integer format from being lost to a later float one
const setFormat = (agg, format) => {
    agg.format = format;
    if (format.includes("int"))
        agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
    setFormat(agg, def.format);
    const [minimum, maximum] = ranges[def.format];
    narrowMin(agg, "minimum", minimum);
    narrowMax(agg, "maximum", maximum);
};
const contributors = {
    greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
    less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
    multiple_of: (agg, def) => addDivisor(agg, def.value),
    number_format: formatContributor(NUMBER_FORMAT_RANGES),
    bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
    min_length: minContributor,
    max_length: maxContributor,
    length_equals: (agg, def) => narrowBoth(agg, def.length),
    min_size: minContributor,
    max_size: maxContributor,
    size_equals: (agg, def) => narrowBoth(agg, def.size),
    string_format: (agg, def) => {
        setFormat(agg, def.format);
        if (def.pattern)
            addPattern(agg, def.pattern);
        if (def.format === "base64" || def.format === "base64url")
            agg.contentEncoding = def.format;
        if (def.local || def.precision === -1)
            agg.laxFormat = true;
    },
    mime_type: (agg, def) => intersectMime(agg, def.mime),
};
function aggregateChecks(schema) {
    const agg = {};
    const def = schema._zod.def;
    // a format schema is its own first check, same rule as $ZodType init
    const list = schema._zod.traits.has("$ZodCheck")
        ? [schema, ...(def.checks ?? [])]
        : (def.checks ?? []);
    for (const ch of list)
        contributors[ch._zod.def.check]?.(agg, ch._zod.def);
    // reconcile with the bag so third-party onattach contributions still land; first-party residue is never tighter than the fold, so merging it back is idempotent for one and additive for the other
    const bag = schema._zod.bag;
    if (bag.minimum !== undefined)
        narrowMin(agg, "minimum", bag.minimum);
    if (bag.exclusiveMinimum !== undefined)
        narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
    if (bag.maximum !== undefined)
        narrowMax(agg, "maximum", bag.maximum);
    if (bag.exclusiveMaximum !== undefined)
        narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
    if (bag.multipleOf !== undefined)
        addDivisor(agg, bag.multipleOf);
    if (bag.format !== undefined) {
        agg.format ?? (agg.format = bag.format);
        if (bag.format.includes("int"))
            agg.isInt = true;
    }
    if (bag.mime)
        intersectMime(agg, bag.mime);
    for (const pattern of bag.patterns ?? [])
        addPattern(agg, pattern);
    return agg;
}
const formatMap = {
    guid: "uuid",
    url: "uri",
    datetime: "date-time",
    json_string: "json-string",
    regex: "", // do not set
};
// ==================== SIMPLE TYPE PROCESSORS ====================
// the runtime patterns are lax so parse paths never overflow the regex stack; the emitted schema swaps in the exact block forms, which zod itself never executes
const exactPatterns = new Map([
    [base64Charset, base64],
    [base64urlCharset, base64url],
]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
    const json = _json;
    json.type = "string";
    const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minLength = minimum;
    if (typeof maximum === "number")
        json.maxLength = maximum;
    // custom pattern overrides format
    if (format) {
        json.format = formatMap[format] ?? format;
        if (json.format === "")
            delete json.format; // empty format is not valid
        // `z.iso.time()` is never full-time, and `laxFormat` carries the datetime shapes that also accept what their keyword forbids
        if (format === "time" || laxFormat) {
            delete json.format;
        }
    }
    if (contentEncoding)
        json.contentEncoding = contentEncoding;
    if (patterns && patterns.size > 0) {
        const patternList = [...patterns].map(exactPattern);
        if (patternList.length === 1)
            json.pattern = patternList[0].source;
        else if (patternList.length > 1) {
            json.allOf = [
                ...patternList.map((regex) => ({
                    ...(ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0"
                        ? { type: "string" }
                        : {}),
                    pattern: regex.source,
                })),
            ];
        }
    }
};
const numberProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
    json.type = isInt ? "integer" : "number";
    // when both minimum and exclusiveMinimum exist, pick the more restrictive one
    const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
    const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
    const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
    if (exMin) {
        if (legacy) {
            json.minimum = exclusiveMinimum;
            json.exclusiveMinimum = true;
        }
        else {
            json.exclusiveMinimum = exclusiveMinimum;
        }
    }
    else if (typeof minimum === "number") {
        json.minimum = minimum;
    }
    if (exMax) {
        if (legacy) {
            json.maximum = exclusiveMaximum;
            json.exclusiveMaximum = true;
        }
        else {
            json.exclusiveMaximum = exclusiveMaximum;
        }
    }
    else if (typeof maximum === "number") {
        json.maximum = maximum;
    }
    if (multipleOf) {
        // JSON Schema requires a divisor strictly greater than zero, and a non-finite one does not survive JSON at all. A negative divisor accepts exactly what its absolute value accepts, so it still maps; zero, NaN and Infinity have no keyword form.
        const divisors = new Set();
        for (const divisor of multipleOf) {
            if (Number.isFinite(divisor) && divisor !== 0)
                divisors.add(Math.abs(divisor));
            else
                handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
        }
        // chained divisors are a conjunction the keyword cannot carry alone, so extras ride an allOf, same as stacked patterns
        const [first, ...rest] = divisors;
        if (first !== undefined)
            json.multipleOf = first;
        if (rest.length)
            json.allOf = [...(json.allOf ?? []), ...rest.map((m) => ({ multipleOf: m }))];
    }
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
    if (ctx.target === "openapi-3.0") {
        json.type = "string";
        json.nullable = true;
        json.enum = [null];
    }
    else {
        json.type = "null";
    }
};
const undefinedProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
    json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const unknownProcessor = (_schema, _ctx, _json, _params) => {
    // empty schema accepts anything
};
const dateProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
    const def = schema._zod.def;
    const values = getEnumValues(def.entries);
    // an empty enum accepts nothing, same as z.never()
    if (values.length === 0) {
        json.not = {};
        return;
    }
    // Number enums can have both string and number values
    if (values.every((v) => typeof v === "number"))
        json.type = "number";
    if (values.every((v) => typeof v === "string"))
        json.type = "string";
    json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // a literal with no values accepts nothing, same as z.never()
    if (def.values.length === 0) {
        json.not = {};
        return;
    }
    const vals = [];
    for (const val of def.values) {
        if (val === undefined) {
            // a custom schema replaces the whole literal, so there is nothing left to accumulate
            if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
                return;
            // otherwise do not add to vals
        }
        else if (typeof val === "bigint") {
            if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
                return;
            vals.push(Number(val));
        }
        else {
            vals.push(val);
        }
    }
    if (vals.length === 0) {
        // do nothing (an undefined literal was stripped)
    }
    else if (vals.length === 1) {
        const val = vals[0];
        json.type = val === null ? "null" : typeof val;
        if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
            json.enum = [val];
        }
        else {
            json.const = val;
        }
    }
    else {
        if (vals.every((v) => typeof v === "number"))
            json.type = "number";
        if (vals.every((v) => typeof v === "string"))
            json.type = "string";
        if (vals.every((v) => typeof v === "boolean"))
            json.type = "boolean";
        if (vals.every((v) => v === null))
            json.type = "null";
        json.enum = vals;
    }
};
const nanProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    const pattern = schema._zod.pattern;
    if (!pattern)
        throw new Error("Pattern not found in template literal");
    _json.type = "string";
    _json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
    const _json = json;
    _json.type = "string";
    _json.format = "binary";
    _json.contentEncoding = "binary";
    const { minimum, maximum, mime } = aggregateChecks(schema);
    if (minimum !== undefined)
        _json.minLength = minimum;
    if (maximum !== undefined)
        _json.maxLength = maximum;
    if (!mime)
        return;
    // an empty intersection means the mime checks share no value, so nothing passes at runtime; `anyOf` must be non-empty, so the false schema is `not: {}`
    if (mime.length === 0)
        _json.not = {};
    else if (mime.length === 1)
        _json.contentMediaType = mime[0];
    // only contentMediaType differs, so the shared props stay at the root
    else
        _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
    json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
    handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
// ==================== COMPOSITE TYPE PROCESSORS ====================
const arrayProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
    json.type = "array";
    json.items = to_json_schema_processSchema(def.element, ctx, {
        ...params,
        path: [...params.path, "items"],
    });
};
// Transform and catch set `optin = "optional"` at runtime so the parser lets them observe an
// absent key, but their declared input type stays required. An input JSON Schema describes the
// declared type, so resolve past them to the schema that actually carries the optionality.
// Used by both `objectProcessor` (for `required`) and `tupleProcessor` (for `minItems`); see
// wiki/optionality.md, "The JSON Schema emitter reads the *static* value".
function inputOptin(schema) {
    const def = schema._zod.def;
    if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
        return inputOptin(def.out);
    }
    if (def.type === "catch") {
        return inputOptin(def.innerType);
    }
    return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    const shape = def.shape;
    // dropping it while still emitting `additionalProperties: false` would emit a schema that rejects data this one requires
    const symbolKeys = Object.getOwnPropertySymbols(shape);
    if (symbolKeys.length &&
        handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
        return;
    }
    json.type = "object";
    json.properties = {};
    for (const key in shape) {
        // assignProp so a __proto__ key becomes an own property instead of hitting the inherited setter on the plain {} we build into
        util_assignProp(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
            ...params,
            path: [...params.path, "properties", key],
        }));
    }
    // required keys
    const requiredKeys = [];
    for (const key of Object.keys(shape)) {
        const field = def.shape[key];
        if (ctx.io === "input" ? inputOptin(field) === undefined : field._zod.optout === undefined) {
            requiredKeys.push(key);
        }
    }
    if (requiredKeys.length > 0) {
        json.required = requiredKeys;
    }
    // catchall
    if (def.catchall?._zod.def.type === "never") {
        // strict
        json.additionalProperties = false;
    }
    else if (!def.catchall) {
        // regular
        if (ctx.io === "output")
            json.additionalProperties = false;
    }
    else if (def.catchall) {
        json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
};
const unionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    // Exclusive unions (inclusive === false) use oneOf (exactly one match) instead of anyOf (one or more matches). This includes both z.xor() and discriminated unions
    const isExclusive = def.inclusive === false;
    const options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, isExclusive ? "oneOf" : "anyOf", i],
    }));
    if (isExclusive) {
        json.oneOf = options;
    }
    else {
        json.anyOf = options;
    }
};
const intersectionProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const a = to_json_schema_processSchema(def.left, ctx, {
        ...params,
        path: [...params.path, "allOf", 0],
    });
    const b = to_json_schema_processSchema(def.right, ctx, {
        ...params,
        path: [...params.path, "allOf", 1],
    });
    const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
    const allOf = [
        ...(isSimpleIntersection(a) ? a.allOf : [a]),
        ...(isSimpleIntersection(b) ? b.allOf : [b]),
    ];
    json.allOf = allOf;
    // Recorded innermost first, so a nested intersection has already folded by the time this one is considered. The array is the handle rather than the schema, because a wrapper that inherits this schema shares the same array; `finalize` folds every object holding it. See `foldIntersection`.
    ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "array";
    const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
    const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
    const prefixItems = def.items.map((x, i) => to_json_schema_processSchema(x, ctx, {
        ...params,
        path: [...params.path, prefixPath, i],
    }));
    const rest = def.rest
        ? to_json_schema_processSchema(def.rest, ctx, {
            ...params,
            path: [...params.path, restPath, ...(ctx.target === "openapi-3.0" ? [def.items.length] : [])],
        })
        : null;
    let minItems = def.items.length;
    while (minItems > 0) {
        const item = def.items[minItems - 1];
        const optional = ctx.io === "input" ? inputOptin(item) !== undefined : item._zod.optout === "optional";
        if (!optional)
            break;
        minItems--;
    }
    const maxItems = def.items.length;
    const isClosed = !def.rest;
    if (ctx.target === "draft-2020-12") {
        json.prefixItems = prefixItems;
        if (isClosed) {
            json.items = false;
        }
        else if (rest) {
            json.items = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else if (ctx.target === "openapi-3.0") {
        json.items = {
            anyOf: prefixItems,
        };
        if (rest) {
            json.items.anyOf.push(rest);
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    else {
        json.items = prefixItems;
        if (isClosed) {
            json.additionalItems = false;
        }
        else if (rest) {
            json.additionalItems = rest;
        }
        if (minItems > 0)
            json.minItems = minItems;
        if (isClosed)
            json.maxItems = maxItems;
    }
    // explicit user-defined length checks take precedence
    const { minimum, maximum } = aggregateChecks(schema);
    if (typeof minimum === "number")
        json.minItems = minimum;
    if (typeof maximum === "number")
        json.maxItems = maximum;
};
/** JSON object keys are always strings, so a numeric record key schema is re-expressed over the
 * numeric-string form the record parser matches. Deferred to `finalize`, after the flatten: a key
 * behind a wrapper only carries its own `type` before then, and a union key only has its branches.
 *
 * A numeric bound cannot apply to a property name, so `minimum` and its siblings are dropped rather
 * than carried over: keeping them beside `type: "string"` reproduces the match-nothing schema this
 * exists to fix. A key that carries one therefore emits wider than the record parses — `z.record(z.number().min(5), V)`
 * accepts `"3"` — which is the deliberate trade, since throwing on it would reject an ordinary schema
 * outright. */
function stringifyKeyNames(bySchema, json, visited) {
    // an extracted key that rewrites cannot go on sharing its definition — the string form a key position needs is not the number form every other reference wants — so it inlines. One that does not rewrite keeps the `$ref`.
    if (json.$ref) {
        // a recursive key holds its own reference inside its definition, so a node already on the path is left alone rather than resolved again
        if (visited.has(json))
            return json;
        visited.add(json);
        const def = bySchema.get(json)?.def;
        if (!def)
            return json;
        const inlined = stringifyKeyNames(bySchema, def, visited);
        return inlined === def ? json : inlined;
    }
    for (const keyword of ["anyOf", "oneOf"]) {
        const branches = json[keyword];
        if (!Array.isArray(branches))
            continue;
        const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
        // rebuilding regardless would detach a key that had nothing to re-express, dropping its `$ref` and leaking the internal `id`
        if (mapped.some((branch, i) => branch !== branches[i]))
            json = { ...json, [keyword]: mapped };
    }
    // a member that already admits a string leaves the key unconstrained, so the node's own type re-expresses only when every member is numeric
    const types = Array.isArray(json.type) ? json.type : [json.type];
    const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
    // a heterogeneous key carries no type at all, so its numeric members are caught here instead
    const values = json.enum ?? (json.const !== undefined ? [json.const] : undefined);
    if (!numericType && !values?.some((v) => typeof v === "number"))
        return json;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
    if (rest.enum)
        rest.enum = rest.enum.map((v) => (typeof v === "number" ? String(v) : v));
    else if (typeof rest.const === "number")
        rest.const = String(rest.const);
    // a heterogeneous key keeps its absent type: the stringified members already say what a key may be
    if (!numericType)
        return rest;
    rest.type = "string";
    if (!values)
        rest.pattern = (types.includes("number") ? number : integer).source;
    return rest;
}
/** Every record of one conversion, so the carriers are found in a single pass rather than once per record. */
const pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
    // an extracted key is resolved by the object `extractToDef` left in its place, so the map is built once rather than searched per reference. `_zod.toJSONSchema` can hand the same object to two schemas, so the first entry carrying a body wins, as a search would have found it.
    const bySchema = new Map();
    for (const entry of ctx.seen.values()) {
        if (entry.def && !bySchema.has(entry.schema))
            bySchema.set(entry.schema, entry);
    }
    const rewrites = new Map();
    for (const record of pendingRecords.get(ctx) ?? []) {
        const seen = ctx.seen.get(record);
        const names = (seen?.def ?? seen?.schema)?.propertyNames;
        if (!names || names === true || rewrites.has(names))
            continue;
        const rewritten = stringifyKeyNames(bySchema, names, new Set());
        if (rewritten !== names)
            rewrites.set(names, rewritten);
    }
    if (!rewrites.size)
        return;
    // the flatten has already copied each record's own properties onto every wrapper by reference, and an extracted body is another such copy, so every carrier holding a rewritten key is updated together
    for (const entry of ctx.seen.values()) {
        for (const carrier of [entry.schema, entry.def]) {
            const rewritten = carrier && rewrites.get(carrier.propertyNames);
            if (rewritten)
                carrier.propertyNames = rewritten;
        }
    }
}
const recordProcessor = (schema, ctx, _json, params) => {
    const json = _json;
    const def = schema._zod.def;
    json.type = "object";
    // For looseRecord with regex patterns, use patternProperties. This correctly represents "only validate keys matching the pattern" semantics and composes well with allOf (intersections)
    const keyType = def.keyType;
    const patterns = aggregateChecks(keyType).patterns;
    if (def.mode === "loose" && patterns && patterns.size > 0) {
        // Use patternProperties for looseRecord with regex patterns
        const valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "patternProperties", "*"],
        });
        json.patternProperties = {};
        for (const pattern of patterns) {
            util_assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
        }
    }
    else {
        // Default behavior: use propertyNames + additionalProperties
        if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
            json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
                ...params,
                path: [...params.path, "propertyNames"],
            });
            let pending = pendingRecords.get(ctx);
            if (!pending) {
                pending = [];
                pendingRecords.set(ctx, pending);
                ctx.deferred.push(() => rewriteKeyNames(ctx));
            }
            pending.push(schema);
        }
        json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
            ...params,
            path: [...params.path, "additionalProperties"],
        });
    }
    // Add required for keys with discrete values (enum, literal, etc.)
    const keyValues = keyType._zod.values;
    // Every key shares one value schema, so an optional-in value makes the whole key set omittable on input. Output keeps them: the exhaustive branch assigns every key, even one whose value came back undefined.
    const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== undefined;
    if (keyValues && !def.partial && !omittableOnInput) {
        const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
        if (validKeyValues.length > 0) {
            json.required = validKeyValues.map(String);
        }
    }
};
const nullableProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    const inner = to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    if (ctx.target === "openapi-3.0") {
        seen.ref = def.innerType;
        json.nullable = true;
    }
    else {
        json.anyOf = [inner, { type: "null" }];
    }
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
/** Round-trips a default value through JSON so the emitted schema is guaranteed to be valid JSON.
 * A BigInt has no reliable encoding, so it goes through `unrepresentable` like any other
 * unrepresentable value. Returns a sentinel when the caller must not write a default of its own. */
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
    let unrepresentable = false;
    const serialized = JSON.stringify(value, (_, val) => {
        if (typeof val !== "bigint")
            return val;
        unrepresentable = true;
        return null;
    });
    if (!unrepresentable)
        return JSON.parse(serialized);
    handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
    return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    if (ctx.io !== "input")
        return;
    const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
    if (value !== UNREPRESENTABLE_DEFAULT)
        json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    let catchValue;
    try {
        catchValue = def.catchValue(undefined);
    }
    catch {
        handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
        return;
    }
    json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    const inIsTransform = def.in._zod.traits.has("$ZodTransform");
    const innerType = ctx.io === "input" ? (inIsTransform ? def.out : def.in) : def.out;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
    json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
    const def = schema._zod.def;
    to_json_schema_processSchema(def.innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
    const innerType = schema._zod.innerType;
    to_json_schema_processSchema(innerType, ctx, params);
    const seen = ctx.seen.get(schema);
    seen.ref = innerType;
};
// ==================== ALL PROCESSORS ====================
const allProcessors = {
    string: stringProcessor,
    number: numberProcessor,
    boolean: booleanProcessor,
    bigint: bigintProcessor,
    symbol: symbolProcessor,
    null: nullProcessor,
    undefined: undefinedProcessor,
    void: voidProcessor,
    never: neverProcessor,
    any: anyProcessor,
    unknown: unknownProcessor,
    date: dateProcessor,
    enum: enumProcessor,
    literal: literalProcessor,
    nan: nanProcessor,
    template_literal: templateLiteralProcessor,
    file: fileProcessor,
    success: successProcessor,
    custom: customProcessor,
    function: functionProcessor,
    transform: transformProcessor,
    map: mapProcessor,
    set: setProcessor,
    array: arrayProcessor,
    object: objectProcessor,
    union: unionProcessor,
    intersection: intersectionProcessor,
    tuple: tupleProcessor,
    record: recordProcessor,
    nullable: nullableProcessor,
    nonoptional: nonoptionalProcessor,
    default: defaultProcessor,
    prefault: prefaultProcessor,
    catch: catchProcessor,
    pipe: pipeProcessor,
    readonly: readonlyProcessor,
    promise: promiseProcessor,
    optional: optionalProcessor,
    lazy: lazyProcessor,
};
function toJSONSchema(input, params) {
    if ("_idmap" in input) {
        // Registry case
        const registry = input;
        const ctx = initializeContext({ ...params, processors: allProcessors });
        const defs = {};
        // First pass: process all schemas to build the seen map
        for (const entry of registry._idmap.entries()) {
            const [_, schema] = entry;
            processSchema(schema, ctx);
        }
        const schemas = {};
        const external = {
            registry,
            uri: params?.uri,
            defs,
        };
        // Update the context with external configuration
        ctx.external = external;
        // Second pass: emit each schema
        for (const entry of registry._idmap.entries()) {
            const [key, schema] = entry;
            extractDefs(ctx, schema);
            assignProp(schemas, key, finalize(ctx, schema));
        }
        if (Object.keys(defs).length > 0) {
            const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
            schemas.__shared = {
                [defsSegment]: defs,
            };
        }
        return { schemas };
    }
    // Single schema case
    const ctx = initializeContext({ ...params, processors: allProcessors });
    processSchema(input, ctx);
    extractDefs(ctx, input);
    return finalize(ctx, input);
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = parsedType(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
                return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = $constructor("$ZodError", initializer);
const $ZodRealError = $constructor("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ./node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new $ZodAsyncError();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
            captureStackTrace(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse_parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
const COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new $ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const parse_validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/errors.js



/* Prototypes that already carry the lazy helper methods. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
/* Helper methods live as non-enumerable lazy getters on the shared
 * prototype instead of own properties on every instance. On first
 * access the getter allocates the per-instance closure and caches it
 * as a non-enumerable own property, so detached usage still works and
 * the allocation only happens for methods actually touched. */
function _lazyMethod(proto, key, make) {
    Object.defineProperty(proto, key, {
        configurable: true,
        enumerable: false,
        get() {
            const value = make(this);
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
            return value;
        },
        set(value) {
            Object.defineProperty(this, key, { value, configurable: true, writable: true });
        },
    });
}
const errors_initializer = (inst, issues) => {
    $ZodError.init(inst, issues);
    inst.name = "ZodError";
    const proto = Object.getPrototypeOf(inst);
    if (_installedErrorProtos.has(proto))
        return;
    _installedErrorProtos.add(proto);
    _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
    _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
    _lazyMethod(proto, "addIssue", (self) => (issue) => {
        self.issues.push(issue);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    _lazyMethod(proto, "addIssues", (self) => (issues) => {
        self.issues.push(...issues);
        self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
    });
    Object.defineProperty(proto, "isEmpty", {
        configurable: true,
        enumerable: false,
        get() {
            return this.issues.length === 0;
        },
    });
};
const ZodError = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodError", errors_initializer)));
const ZodRealError = /*@__PURE__*/ $constructor("ZodError", errors_initializer, undefined, {
    Parent: Error,
});
// /** @deprecated Use `z.core.$ZodErrorMapCtx` instead. */
// export type ErrorMapCtx = core.$ZodErrorMapCtx;

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/parse.js


const classic_parse_parse = /* @__PURE__ */ _parse(ZodRealError);
const classic_parse_parseAsync = /* @__PURE__ */ _parseAsync(ZodRealError);
const parse_safeParse = /* @__PURE__ */ _safeParse(ZodRealError);
const parse_safeParseAsync = /* @__PURE__ */ _safeParseAsync(ZodRealError);

// Codec functions
const parse_encode = /* @__PURE__ */ _encode(ZodRealError);
const parse_decode = /* @__PURE__ */ _decode(ZodRealError);
const parse_encodeAsync = /* @__PURE__ */ _encodeAsync(ZodRealError);
const parse_decodeAsync = /* @__PURE__ */ _decodeAsync(ZodRealError);
const parse_safeEncode = /* @__PURE__ */ _safeEncode(ZodRealError);
const parse_safeDecode = /* @__PURE__ */ _safeDecode(ZodRealError);
const parse_safeEncodeAsync = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
const parse_safeDecodeAsync = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/schemas.js








// Register English as the default locale on first ZodType construction. Hooked into the `ZodType` `$constructor` (rather than a top-level `config(en())` in `external.ts`) so bundlers honoring `sideEffects: false` can't tree-shake it out — see #5953, #5725. An explicit `z.config(z.locales.xx())` call wins regardless of order, since this only sets the default when none is present.
function _ensureDefaultLocale() {
    if (!globalConfig.localeError)
        config(en());
}
// the default memoizer is read by the core container init, which runs before `ZodType.init`, so each container calls this first
function _ensureDefaultMemoizer() {
    if (!globalConfig.memoizer)
        config({ memoizer: memoizer() });
}
const ZodType = /*@__PURE__*/ $constructor("ZodType", (inst, def) => {
    _ensureDefaultLocale();
    $ZodType.init(inst, def);
    inst.def = def;
    inst.type = def.type;
    return inst;
}, {
    check(...chks) {
        const def = this.def;
        return this.clone(mergeDefs(def, {
            checks: [
                ...(def.checks ?? []),
                ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }), { parent: true });
    },
    with(...chks) {
        return this.check(...chks);
    },
    clone(def, params) {
        return clone(this, def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    refine(check, params) {
        return this.check(refine(check, params));
    },
    superRefine(refinement, params) {
        return this.check(superRefine(refinement, params));
    },
    overwrite(fn) {
        return this.check(_overwrite(fn));
    },
    optional() {
        return optional(this);
    },
    exactOptional() {
        return exactOptional(this);
    },
    nullable() {
        return nullable(this);
    },
    nullish() {
        return optional(nullable(this));
    },
    nonoptional(params) {
        return nonoptional(this, params);
    },
    array() {
        return array(this);
    },
    or(arg) {
        return union([this, arg]);
    },
    and(arg) {
        return intersection(this, arg);
    },
    transform(tx) {
        return pipe(this, transform(tx));
    },
    default(d) {
        return schemas_default(this, d);
    },
    prefault(d) {
        return prefault(this, d);
    },
    catch(params) {
        return schemas_catch(this, params);
    },
    pipe(target) {
        return pipe(this, target);
    },
    readonly() {
        return readonly(this);
    },
    describe(description) {
        const cl = this.clone();
        globalRegistry.add(cl, { description });
        return cl;
    },
    meta(...args) {
        // overloaded: meta() returns the registered metadata, meta(data) returns a clone with `data` registered. The mapped type picks up the second overload, so we accept variadic any-args and return `any` to satisfy both at runtime.
        if (args.length === 0)
            return globalRegistry.get(this);
        const cl = this.clone();
        globalRegistry.add(cl, args[0]);
        return cl;
    },
    isOptional() {
        return this.safeParse(undefined).success;
    },
    isNullable() {
        return this.safeParse(null).success;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
    // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
    get "~standard"() {
        return hide(this, "~standard", {
            ...standardProps(this),
            jsonSchema: {
                input: createStandardJSONSchemaMethod(this, "input"),
                output: createStandardJSONSchemaMethod(this, "output"),
            },
        });
    },
    set "~standard"(value) {
        own(this, "~standard", value);
    },
    parse: function _parse(data, params) {
        return classic_parse_parse(this, data, params, { callee: _parse });
    },
    parseAsync: async function _parseAsync(data, params) {
        return await classic_parse_parseAsync(this, data, params, { callee: _parseAsync });
    },
    safeParse(data, params) {
        return parse_safeParse(this, data, params);
    },
    async safeParseAsync(data, params) {
        return parse_safeParseAsync(this, data, params);
    },
    // `spa` is an alias: same function object as `safeParseAsync`, as before.
    get spa() {
        return this?.safeParseAsync;
    },
    set spa(value) {
        own(this, "spa", value);
    },
    validate(data, params) {
        return validate(this, data, params);
    },
    validateAsync(data, params) {
        return parse_validateAsync(this, data, params);
    },
    encode: function _encode(data, params) {
        return parse_encode(this, data, params, { callee: _encode });
    },
    decode: function _decode(data, params) {
        return parse_decode(this, data, params, { callee: _decode });
    },
    encodeAsync: async function _encodeAsync(data, params) {
        return await parse_encodeAsync(this, data, params, { callee: _encodeAsync });
    },
    decodeAsync: async function _decodeAsync(data, params) {
        return await parse_decodeAsync(this, data, params, { callee: _decodeAsync });
    },
    safeEncode(data, params) {
        return parse_safeEncode(this, data, params);
    },
    safeDecode(data, params) {
        return parse_safeDecode(this, data, params);
    },
    async safeEncodeAsync(data, params) {
        return parse_safeEncodeAsync(this, data, params);
    },
    async safeDecodeAsync(data, params) {
        return parse_safeDecodeAsync(this, data, params);
    },
    toJSONSchema(params) {
        return createToJSONSchemaMethod(this, {})(params);
    },
    // Reads through to the registry on every access, so it must not cache.
    get description() {
        return globalRegistry.get(this)?.description;
    },
    // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
    get _def() {
        return this._zod.def;
    },
});
/** @internal */
const _ZodString = /*@__PURE__*/ $constructor("_ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null,
}, {
    regex(...args) {
        return this.check(_regex(...args));
    },
    includes(...args) {
        return this.check(_includes(...args));
    },
    startsWith(...args) {
        return this.check(_startsWith(...args));
    },
    endsWith(...args) {
        return this.check(_endsWith(...args));
    },
    min(...args) {
        return this.check(_minLength(...args));
    },
    max(...args) {
        return this.check(_maxLength(...args));
    },
    length(...args) {
        return this.check(_length(...args));
    },
    nonempty(...args) {
        return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
        return this.check(_lowercase(params));
    },
    uppercase(params) {
        return this.check(_uppercase(params));
    },
    trim() {
        return this.check(_trim());
    },
    normalize(...args) {
        return this.check(_normalize(...args));
    },
    toLowerCase() {
        return this.check(_toLowerCase());
    },
    toUpperCase() {
        return this.check(_toUpperCase());
    },
    slugify() {
        return this.check(_slugify());
    },
}));
const ZodString = /*@__PURE__*/ $constructor("ZodString", (inst, def) => {
    $ZodString.init(inst, def);
    _ZodString.init(inst, def);
}, {
    email(params) {
        return this.check(_email(ZodEmail, params));
    },
    url(params) {
        return this.check(_url(ZodURL, params));
    },
    jwt(params) {
        return this.check(_jwt(ZodJWT, params));
    },
    emoji(params) {
        return this.check(api_emoji(ZodEmoji, params));
    },
    guid(params) {
        return this.check(_guid(ZodGUID, params));
    },
    uuid(params) {
        return this.check(_uuid(ZodUUID, params));
    },
    uuidv4(params) {
        return this.check(_uuidv4(ZodUUID, params));
    },
    uuidv6(params) {
        return this.check(_uuidv6(ZodUUID, params));
    },
    uuidv7(params) {
        return this.check(_uuidv7(ZodUUID, params));
    },
    nanoid(params) {
        return this.check(_nanoid(ZodNanoID, params));
    },
    cuid(params) {
        return this.check(_cuid(ZodCUID, params));
    },
    cuid2(params) {
        return this.check(_cuid2(ZodCUID2, params));
    },
    ulid(params) {
        return this.check(_ulid(ZodULID, params));
    },
    base64(params) {
        return this.check(_base64(ZodBase64, params));
    },
    base64url(params) {
        return this.check(_base64url(ZodBase64URL, params));
    },
    xid(params) {
        return this.check(_xid(ZodXID, params));
    },
    ksuid(params) {
        return this.check(_ksuid(ZodKSUID, params));
    },
    ipv4(params) {
        return this.check(_ipv4(ZodIPv4, params));
    },
    ipv6(params) {
        return this.check(_ipv6(ZodIPv6, params));
    },
    cidrv4(params) {
        return this.check(_cidrv4(ZodCIDRv4, params));
    },
    cidrv6(params) {
        return this.check(_cidrv6(ZodCIDRv6, params));
    },
    e164(params) {
        return this.check(_e164(ZodE164, params));
    },
    datetime(params) {
        return this.check(_isoDateTime(ZodISODateTime, params));
    },
    date(params) {
        return this.check(_isoDate(ZodISODate, params));
    },
    time(params) {
        return this.check(_isoTime(ZodISOTime, params));
    },
    duration(params) {
        return this.check(_isoDuration(ZodISODuration, params));
    },
});
function schemas_string(params) {
    return _string(ZodString, params);
}
const ZodStringFormat = /*@__PURE__*/ $constructor("ZodStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    _ZodString.init(inst, def);
});
const ZodISODateTime = /*@__PURE__*/ $constructor("ZodISODateTime", (inst, def) => {
    $ZodISODateTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODate = /*@__PURE__*/ $constructor("ZodISODate", (inst, def) => {
    $ZodISODate.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISOTime = /*@__PURE__*/ $constructor("ZodISOTime", (inst, def) => {
    $ZodISOTime.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodISODuration = /*@__PURE__*/ $constructor("ZodISODuration", (inst, def) => {
    $ZodISODuration.init(inst, def);
    ZodStringFormat.init(inst, def);
});
const ZodEmail = /*@__PURE__*/ $constructor("ZodEmail", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmail.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_email(params) {
    return core._email(ZodEmail, params);
}
const ZodGUID = /*@__PURE__*/ $constructor("ZodGUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodGUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_guid(params) {
    return core._guid(ZodGUID, params);
}
const ZodUUID = /*@__PURE__*/ $constructor("ZodUUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodUUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_uuid(params) {
    return core._uuid(ZodUUID, params);
}
function uuidv4(params) {
    return core._uuidv4(ZodUUID, params);
}
// ZodUUIDv6
function uuidv6(params) {
    return core._uuidv6(ZodUUID, params);
}
// ZodUUIDv7
function uuidv7(params) {
    return core._uuidv7(ZodUUID, params);
}
const ZodURL = /*@__PURE__*/ $constructor("ZodURL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodURL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function url(params) {
    return core._url(ZodURL, params);
}
function httpUrl(params) {
    return core._url(ZodURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodEmoji = /*@__PURE__*/ $constructor("ZodEmoji", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodEmoji.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_emoji(params) {
    return core._emoji(ZodEmoji, params);
}
const ZodNanoID = /*@__PURE__*/ $constructor("ZodNanoID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodNanoID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_nanoid(params) {
    return core._nanoid(ZodNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodCUID = /*@__PURE__*/ $constructor("ZodCUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
function schemas_cuid(params) {
    return core._cuid(ZodCUID, params);
}
const ZodCUID2 = /*@__PURE__*/ $constructor("ZodCUID2", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodCUID2.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cuid2(params) {
    return core._cuid2(ZodCUID2, params);
}
const ZodULID = /*@__PURE__*/ $constructor("ZodULID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodULID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ulid(params) {
    return core._ulid(ZodULID, params);
}
const ZodXID = /*@__PURE__*/ $constructor("ZodXID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodXID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_xid(params) {
    return core._xid(ZodXID, params);
}
const ZodKSUID = /*@__PURE__*/ $constructor("ZodKSUID", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodKSUID.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ksuid(params) {
    return core._ksuid(ZodKSUID, params);
}
const ZodIPv4 = /*@__PURE__*/ $constructor("ZodIPv4", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv4(params) {
    return core._ipv4(ZodIPv4, params);
}
const ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMAC", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodMAC.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_mac(params) {
    return core._mac(ZodMAC, params);
}
const ZodIPv6 = /*@__PURE__*/ $constructor("ZodIPv6", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodIPv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_ipv6(params) {
    return core._ipv6(ZodIPv6, params);
}
const ZodCIDRv4 = /*@__PURE__*/ $constructor("ZodCIDRv4", (inst, def) => {
    $ZodCIDRv4.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv4(params) {
    return core._cidrv4(ZodCIDRv4, params);
}
const ZodCIDRv6 = /*@__PURE__*/ $constructor("ZodCIDRv6", (inst, def) => {
    $ZodCIDRv6.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_cidrv6(params) {
    return core._cidrv6(ZodCIDRv6, params);
}
const ZodBase64 = /*@__PURE__*/ $constructor("ZodBase64", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64(params) {
    return core._base64(ZodBase64, params);
}
const ZodBase64URL = /*@__PURE__*/ $constructor("ZodBase64URL", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodBase64URL.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_base64url(params) {
    return core._base64url(ZodBase64URL, params);
}
const ZodE164 = /*@__PURE__*/ $constructor("ZodE164", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodE164.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function schemas_e164(params) {
    return core._e164(ZodE164, params);
}
const ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_creditCard(params) {
    return core._creditCard(ZodCreditCard, params);
}
const ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function schemas_iban(params) {
    return core._iban(ZodIBAN, params);
}
const ZodJWT = /*@__PURE__*/ $constructor("ZodJWT", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    $ZodJWT.init(inst, def);
    ZodStringFormat.init(inst, def);
});
function jwt(params) {
    return core._jwt(ZodJWT, params);
}
const ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCustomStringFormat", (inst, def) => {
    // ZodStringFormat.init(inst, def);
    core.$ZodCustomStringFormat.init(inst, def);
    ZodStringFormat.init(inst, def);
})));
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodCustomStringFormat, format, fnOrRegex, _params);
}
function schemas_hostname(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hostname", regexes.hostname, _params);
}
function schemas_hex(_params) {
    return core._stringFormat(ZodCustomStringFormat, "hex", regexes.hex, _params);
}
function schemas_currencyCode(_params) {
    return core._stringFormat(ZodCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodCustomStringFormat, format, regex, params);
}
const ZodNumber = /*@__PURE__*/ $constructor("ZodNumber", (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
}, 
/*@__PURE__*/ derived({
    minValue: (inst) => {
        const { minimum, exclusiveMinimum } = aggregateChecks(inst);
        return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
        const { maximum, exclusiveMaximum } = aggregateChecks(inst);
        return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
        const { isInt, multipleOf } = aggregateChecks(inst);
        return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    int(params) {
        return this.check(schemas_int(params));
    },
    safe(params) {
        return this.check(schemas_int(params));
    },
    positive(params) {
        return this.check(_gt(0, params));
    },
    nonnegative(params) {
        return this.check(_gte(0, params));
    },
    negative(params) {
        return this.check(_lt(0, params));
    },
    nonpositive(params) {
        return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
    step(value, params) {
        return this.check(_multipleOf(value, params));
    },
    finite() {
        return this;
    },
}));
function schemas_number(params) {
    return _number(ZodNumber, params);
}
const ZodNumberFormat = /*@__PURE__*/ $constructor("ZodNumberFormat", (inst, def) => {
    $ZodNumberFormat.init(inst, def);
    ZodNumber.init(inst, def);
});
function schemas_int(params) {
    return _int(ZodNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodNumberFormat, params);
}
const ZodBoolean = /*@__PURE__*/ $constructor("ZodBoolean", (inst, def) => {
    $ZodBoolean.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function schemas_boolean(params) {
    return _boolean(ZodBoolean, params);
}
const ZodBigInt = /*@__PURE__*/ $constructor("ZodBigInt", (inst, def) => {
    $ZodBigInt.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => bigintProcessor(inst, ctx, json, params);
}, 
/*@__PURE__*/ derived({
    minValue: (inst) => aggregateChecks(inst).minimum ?? null,
    maxValue: (inst) => aggregateChecks(inst).maximum ?? null,
    format: (inst) => aggregateChecks(inst).format ?? null,
}, {
    gte(value, params) {
        return this.check(_gte(value, params));
    },
    min(value, params) {
        return this.check(_gte(value, params));
    },
    gt(value, params) {
        return this.check(_gt(value, params));
    },
    lt(value, params) {
        return this.check(_lt(value, params));
    },
    lte(value, params) {
        return this.check(_lte(value, params));
    },
    max(value, params) {
        return this.check(_lte(value, params));
    },
    positive(params) {
        return this.check(_gt(BigInt(0), params));
    },
    negative(params) {
        return this.check(_lt(BigInt(0), params));
    },
    nonpositive(params) {
        return this.check(_lte(BigInt(0), params));
    },
    nonnegative(params) {
        return this.check(_gte(BigInt(0), params));
    },
    multipleOf(value, params) {
        return this.check(_multipleOf(value, params));
    },
}));
function schemas_bigint(params) {
    return core._bigint(ZodBigInt, params);
}
const ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodBigIntFormat, params);
}
const ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.symbolProcessor(inst, ctx, json, params);
})));
function symbol(params) {
    return core._symbol(ZodSymbol, params);
}
const ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.undefinedProcessor(inst, ctx, json, params);
})));
function schemas_undefined(params) {
    return core._undefined(ZodUndefined, params);
}

const ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nullProcessor(inst, ctx, json, params);
})));
function schemas_null(params) {
    return core._null(ZodNull, params);
}

const ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.anyProcessor(inst, ctx, json, params);
})));
function any() {
    return core._any(ZodAny);
}
const ZodUnknown = /*@__PURE__*/ $constructor("ZodUnknown", (inst, def) => {
    $ZodUnknown.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown() {
    return _unknown(ZodUnknown);
}
const ZodNever = /*@__PURE__*/ $constructor("ZodNever", (inst, def) => {
    $ZodNever.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
    return _never(ZodNever, params);
}
const ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.voidProcessor(inst, ctx, json, params);
})));
function schemas_void(params) {
    return core._void(ZodVoid, params);
}

const ZodDate = /*@__PURE__*/ $constructor("ZodDate", (inst, def) => {
    $ZodDate.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => dateProcessor(inst, ctx, json, params);
    inst.min = (value, params) => inst.check(_gte(value, params));
    inst.max = (value, params) => inst.check(_lte(value, params));
}, 
/*@__PURE__*/ derived({
    minDate: (inst) => {
        const { minimum } = aggregateChecks(inst);
        return minimum ? new Date(minimum) : null;
    },
    maxDate: (inst) => {
        const { maximum } = aggregateChecks(inst);
        return maximum ? new Date(maximum) : null;
    },
}, {}));
function schemas_date(params) {
    return core._date(ZodDate, params);
}
const ZodArray = /*@__PURE__*/ $constructor("ZodArray", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodArray.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
    inst.element = def.element;
}, {
    min(n, params) {
        return this.check(_minLength(n, params));
    },
    nonempty(params) {
        return this.check(_minLength(1, params));
    },
    max(n, params) {
        return this.check(_maxLength(n, params));
    },
    length(n, params) {
        return this.check(_length(n, params));
    },
    unwrap() {
        return this.element;
    },
});
function array(element, params) {
    return _array(ZodArray, element, params);
}
// .keyof
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return schemas_enum(Object.keys(shape));
}
const ZodObject = /*@__PURE__*/ $constructor("ZodObject", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodObjectJIT.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
    installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
    keyof() {
        return schemas_enum(Object.keys(this._zod.def.shape));
    },
    catchall(catchall) {
        // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
        return this.clone(mergeDefs(this._zod.def, { catchall: catchall }));
    },
    passthrough() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    loose() {
        return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
    },
    strict() {
        return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
    },
    strip() {
        return this.clone(mergeDefs(this._zod.def, { catchall: undefined }));
    },
    extend(incoming) {
        return extend(this, incoming);
    },
    safeExtend(incoming) {
        return safeExtend(this, incoming);
    },
    merge(other) {
        return merge(this, other);
    },
    pick(mask) {
        return pick(this, mask);
    },
    omit(mask) {
        return omit(this, mask);
    },
    partial(...args) {
        return partial(ZodOptional, this, args[0]);
    },
    exactPartial(...args) {
        return partial(ZodExactOptional, this, args[0], "exactPartial");
    },
    required(...args) {
        return required(ZodNonOptional, this, args[0]);
    },
});
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ...normalizeParams(params),
    };
    return new ZodObject(def);
}
// strictObject
function strictObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: never(),
        ...util.normalizeParams(params),
    });
}
// looseObject
function looseObject(shape, params) {
    return new ZodObject({
        type: "object",
        shape,
        catchall: unknown(),
        ...normalizeParams(params),
    });
}
const ZodUnion = /*@__PURE__*/ $constructor("ZodUnion", (inst, def) => {
    $ZodUnion.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
});
function union(options, params) {
    return new ZodUnion({
        type: "union",
        options: options,
        ...normalizeParams(params),
    });
}
const ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodXor", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.unionProcessor(inst, ctx, json, params);
    inst.options = def.options;
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodDiscriminatedUnion = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodDiscriminatedUnion", (inst, def) => {
    ZodUnion.init(inst, def);
    core.$ZodDiscriminatedUnion.init(inst, def);
})));
function discriminatedUnion(discriminator, options, params) {
    // const [options, params] = args;
    return new ZodDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
const ZodIntersection = /*@__PURE__*/ $constructor("ZodIntersection", (inst, def) => {
    $ZodIntersection.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
    return new ZodIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodTuple = /*@__PURE__*/ $constructor("ZodTuple", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTuple.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
    rest(rest) {
        return this.clone({
            ...this._zod.def,
            rest: rest,
        });
    },
    partial() {
        const def = this._zod.def;
        // a refinement was authored against the full arity; partialing would run it on a shorter array
        if (def.checks?.length)
            throw new Error(".partial() cannot be used on tuple schemas containing refinements");
        return this.clone({
            ...def,
            items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })),
        });
    },
});
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodRecord = /*@__PURE__*/ $constructor("ZodRecord", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodRecord.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodRecord({
            type: "record",
            keyType: schemas_string(),
            valueType: keyType,
            ...normalizeParams(valueType),
        });
    }
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...normalizeParams(params),
    });
}
// type alksjf = core.output<core.$ZodRecordKey>;
function partialRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMap", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodMap.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.mapProcessor(inst, ctx, json, params);
    inst.keyType = def.keyType;
    inst.valueType = def.valueType;
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function map(keyType, valueType, params) {
    return new ZodMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSet", (inst, def) => {
    _ensureDefaultMemoizer();
    core.$ZodSet.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.setProcessor(inst, ctx, json, params);
    inst.min = (...args) => inst.check(core._minSize(...args));
    inst.nonempty = (params) => inst.check(core._minSize(1, params));
    inst.max = (...args) => inst.check(core._maxSize(...args));
    inst.size = (...args) => inst.check(core._size(...args));
})));
function set(valueType, params) {
    return new ZodSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodEnum = /*@__PURE__*/ $constructor("ZodEnum", (inst, def) => {
    $ZodEnum.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
    inst.enum = def.entries;
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
        const newEntries = {};
        for (const value of values) {
            if (keys.has(value)) {
                newEntries[value] = def.entries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
    inst.exclude = (values, params) => {
        const newEntries = { ...def.entries };
        for (const value of values) {
            if (keys.has(value)) {
                delete newEntries[value];
            }
            else
                throw new Error(`Key ${value} not found in enum`);
        }
        return new ZodEnum({
            ...def,
            checks: [],
            ...normalizeParams(params),
            entries: newEntries,
        });
    };
});
function schemas_enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodEnum({
        type: "enum",
        entries,
        ...normalizeParams(params),
    });
}

/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLiteral", (inst, def) => {
    core.$ZodLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.literalProcessor(inst, ctx, json, params);
    inst.values = new Set(def.values);
    Object.defineProperty(inst, "value", {
        get() {
            if (def.values.length > 1) {
                throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
            }
            return def.values[0];
        },
    });
})));
function literal(value, params) {
    return new ZodLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
const ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.fileProcessor(inst, ctx, json, params);
    inst.min = (size, params) => inst.check(core._minSize(size, params));
    inst.max = (size, params) => inst.check(core._maxSize(size, params));
    inst.mime = (types, params) => inst.check(core._mime(Array.isArray(types) ? types : [types], params));
})));
function file(params) {
    return core._file(ZodFile, params);
}
const ZodTransform = /*@__PURE__*/ $constructor("ZodTransform", (inst, def) => {
    _ensureDefaultMemoizer();
    $ZodTransform.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
    inst._zod.parse = (payload, _ctx) => {
        if (_ctx.direction === "backward") {
            throw new $ZodEncodeError(inst.constructor.name);
        }
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util_issue(issue, payload.value, def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = inst);
                // _issue.continue ??= true;
                payload.issues.push(util_issue(_issue));
            }
        };
        const output = def.transform(payload.value, payload);
        if (output instanceof Promise) {
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        payload.value = output;
        return payload;
    };
});
function transform(fn) {
    return new ZodTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodOptional = /*@__PURE__*/ $constructor("ZodOptional", (inst, def) => {
    $ZodOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
    return new ZodOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodExactOptional = /*@__PURE__*/ $constructor("ZodExactOptional", (inst, def) => {
    $ZodExactOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
    return new ZodExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodNullable = /*@__PURE__*/ $constructor("ZodNullable", (inst, def) => {
    $ZodNullable.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
    return new ZodNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
function schemas_nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodDefault = /*@__PURE__*/ $constructor("ZodDefault", (inst, def) => {
    $ZodDefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeDefault = inst.unwrap;
});
function schemas_default(innerType, defaultValue) {
    return new ZodDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodPrefault = /*@__PURE__*/ $constructor("ZodPrefault", (inst, def) => {
    $ZodPrefault.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
    return new ZodPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
        },
    });
}
const ZodNonOptional = /*@__PURE__*/ $constructor("ZodNonOptional", (inst, def) => {
    $ZodNonOptional.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
    return new ZodNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...normalizeParams(params),
    });
}
const ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.successProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function success(innerType) {
    return new ZodSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodCatch = /*@__PURE__*/ $constructor("ZodCatch", (inst, def) => {
    $ZodCatch.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
    inst.removeCatch = inst.unwrap;
});
function schemas_catch(innerType, catchValue) {
    return new ZodCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : constantCatch(catchValue)),
    });
}

const ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.nanProcessor(inst, ctx, json, params);
})));
function nan(params) {
    return core._nan(ZodNaN, params);
}
const ZodPipe = /*@__PURE__*/ $constructor("ZodPipe", (inst, def) => {
    $ZodPipe.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
    inst.in = def.in;
    inst.out = def.out;
});
function pipe(in_, out) {
    return new ZodPipe({
        type: "pipe",
        in: in_,
        out: out,
        // ...util.normalizeParams(params),
    });
}
const ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodCodec", (inst, def) => {
    ZodPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
function codec(in_, out, params) {
    return new ZodCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodPreprocess = /*@__PURE__*/ $constructor("ZodPreprocess", (inst, def) => {
    ZodPipe.init(inst, def);
    $ZodPreprocess.init(inst, def);
});
const ZodReadonly = /*@__PURE__*/ $constructor("ZodReadonly", (inst, def) => {
    $ZodReadonly.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
    return new ZodReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.templateLiteralProcessor(inst, ctx, json, params);
})));
function templateLiteral(parts, params) {
    return new ZodTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.lazyProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.getter();
})));
function lazy(getter) {
    return new ZodLazy({
        type: "lazy",
        getter: getter,
    });
}
const ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.promiseProcessor(inst, ctx, json, params);
    inst.unwrap = () => inst._zod.def.innerType;
})));
function promise(innerType) {
    return new ZodPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => processors.functionProcessor(inst, ctx, json, params);
})));
function _function(params) {
    return new ZodFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}

const ZodCustom = /*@__PURE__*/ $constructor("ZodCustom", (inst, def) => {
    $ZodCustom.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
// custom checks
function check(fn) {
    const ch = new core.$ZodCheck({
        check: "custom",
        // ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
function custom(fn, _params) {
    return core._custom(ZodCustom, fn ?? (() => true), _params);
}
function refine(fn, _params = {}) {
    return _refine(ZodCustom, fn, _params);
}
// superRefine
function superRefine(fn, params) {
    return _superRefine(fn, params);
}
// Re-export describe and meta from core
const schemas_describe = describe;
const schemas_meta = meta;
const ZodInstanceOf = /*@__PURE__*/ $constructor("ZodInstanceOf", (inst, def) => {
    ZodCustom.init(inst, def);
}, {
    properties(shape, params) {
        // asserts in place, so the narrowed output type is truthful without a wrapper
        return this.check(_properties(shape, params));
    },
});
function _instanceof(cls, params = {}) {
    const inst = new ZodInstanceOf({
        type: "custom",
        check: "custom",
        fn: (data) => data instanceof cls,
        abort: true,
        ...util.normalizeParams(params),
    });
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodCodec,
    Boolean: ZodBoolean,
    String: ZodString,
}, ...args);
function schemas_json(params) {
    const jsonSchema = lazy(() => {
        return union([schemas_string(params), schemas_number(), schemas_boolean(), schemas_null(), array(jsonSchema), record(schemas_string(), jsonSchema)]);
    });
    return jsonSchema;
}
// preprocess
function preprocess(fn, schema) {
    return new ZodPreprocess({
        type: "pipe",
        in: transform(fn),
        out: schema,
    });
}

;// CONCATENATED MODULE: ./build/service/contract/extension.js
/** Marks a field, shape or endpoint as an addition of the embedded service (`x-extension` in the OpenAPI document). */
function ours(schema) {
    return schema.meta({ ...schema.meta(), 'x-extension': true });
}

;// CONCATENATED MODULE: ./build/service/contract/resources.js
/**
 * The resources of the service's interface as it documents them (section 2, L19-L107). Fields that the interface does
 * not show and the embedded service adds are marked with `ours`; a client may use them and must never need them.
 */


const id = schemas_int().min(1);
/** UTC, `YYYY-MM-DD HH:MM:SS` (L12). */
const resources_timestamp = schemas_string().meta({ description: 'UTC, YYYY-MM-DD HH:MM:SS' });
const percent = schemas_number().meta({ description: '0 to 100, unrounded' });
/** The interface prints a number; what is not known is null, never 0. */
const known = percent.nullable().meta({ description: '0 to 100, unrounded; null: not known' });
/** What a submission is there for; only the embedded service knows roles. */
const SUBMISSION_ROLES = ['submission', 'archive', 'base', 'ai-reference'];
/** L19-L32. `status_id`: 1 new, 7 queued, 6 processing, 4 completed, 3 failed. */
const Check = object({
    id,
    name: schemas_string(),
    status_id: schemas_int(),
    language_id: schemas_int(),
    test_type: schemas_int(),
    ai_run: schemas_int(),
    base_code_detection: schemas_int(),
    job_id: schemas_int().optional(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'Check' });
/** As a list shows it (L29). `stats` only with `with_stats=1`; its fields are ours (L107 names none). */
const ListedCheck = Check.extend({
    assignmentstatuses: object({ id: schemas_int(), status: schemas_string() }),
    stats: ours(object({
        submissions: schemas_int(),
        group_avg: known,
        group_max: known,
        web_avg: known,
        web_max: known,
        ai_avg: known,
        ai_max: known,
        flagged: schemas_int(),
        matches: schemas_int(),
    })).optional(),
}).meta({ id: 'ListedCheck' });
/** L36-L45. */
const Submission = object({
    id,
    assignment_id: id,
    filename: schemas_string(),
    status_id: schemas_int(),
    total_result: known,
    result_web: known,
    submissionresults: array(looseObject({})),
    role: ours(schemas_enum(SUBMISSION_ROLES)).optional(),
    comparability: ours(schemas_enum(['compared', 'dictated', 'too-short', 'starter-only', 'no-source', 'unreadable'])).optional(),
    suspicion: ours(percent.nullable()).optional(),
    coverage: ours(percent).optional(),
    /** How many others it was compared with: 0 makes its numbers say nothing. */
    compared_with: ours(schemas_int()).optional(),
    tokens: ours(schemas_int()).optional(),
    left_out: ours(array(object({
        path: schemas_string(),
        code: schemas_enum(['too-large', 'too-much', 'minified', 'binary', 'damaged', 'not-source']).optional(),
        reason: schemas_string(),
    }))).optional(),
    remarks: ours(array(object({ path: schemas_string(), code: schemas_enum(['evaluates-text', 'escaped']) }))).optional(),
    created_at: ours(resources_timestamp).optional(),
    updated_at: ours(resources_timestamp).optional(),
})
    .meta({ id: 'Submission' });
/** A matched region (L49-L62). match_type 1 peer, above 1 external, 10 AI. */
const Match = object({
    id,
    submission_id: id,
    submission_id_matched: schemas_int().nullable(),
    similarity: percent,
    matched_similarity: percent,
    file: schemas_string(),
    file_matched: schemas_string(),
    line_start: schemas_int(),
    line_end: schemas_int(),
    line_matched_start: schemas_int(),
    line_matched_end: schemas_int(),
    tokens: schemas_int(),
    /** How many others of the check have this piece as well. */
    shared_by: ours(schemas_int()).optional(),
    match_type: schemas_int(),
    location: schemas_string(),
    source: schemas_string(),
})
    .meta({ id: 'Match' });
/** L66. */
const RemoteFile = object({
    id,
    filedir: schemas_string(),
    content: schemas_string(),
    location: schemas_string(),
    source: schemas_string(),
    submission_id: schemas_int(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'RemoteFile' });
/** L70. */
const LanguageList = object({
    success: schemas_boolean(),
    count: schemas_int(),
    languages: array(object({ id: schemas_int(), language: schemas_string(), extensions: schemas_string() })),
})
    .meta({ id: 'LanguageList' });
/** L74. */
const TestTypeList = object({
    success: schemas_boolean(),
    test_types: array(object({
        id: schemas_int(),
        name: schemas_string(),
        description: schemas_string(),
        features: array(schemas_string()),
        consumption: schemas_int(),
        peer_only: schemas_boolean(),
        auto_detect_base_code: schemas_boolean(),
        available: schemas_boolean(),
    })),
    user_access: object({
        has_full_access: schemas_boolean(),
        is_pro: schemas_boolean(),
        is_edu_verified: schemas_boolean(),
        is_enterprise: schemas_boolean(),
    }),
    default_test_type: schemas_int(),
    recommended_test_type: schemas_int(),
    note: schemas_string(),
    capabilities: ours(array(schemas_string())).optional(),
})
    .meta({ id: 'TestTypeList' });
/** L78. */
const Account = object({
    id: schemas_int(),
    name: schemas_string(),
    email: schemas_string(),
    quota: object({
        remaining: schemas_int(),
        total: schemas_int().nullable(),
        unlimited: schemas_boolean(),
        checks_remaining: schemas_int(),
        reset_date: schemas_string().nullable(),
    }),
    submissions: schemas_int(),
    is_pro: schemas_boolean(),
    plan_id: schemas_int().nullable(),
    edu_verified: schemas_boolean(),
    user: ours(schemas_string()).optional(),
    peer_checks_remaining: ours(schemas_int()).optional(),
})
    .meta({ id: 'Account' });
/** L82. */
const KeyValidation = object({ valid: schemas_boolean(), user_id: schemas_int(), email: schemas_string(), name: schemas_string() })
    .meta({ id: 'KeyValidation' });
/** L86. `progress` is a percentage (the interface gives no scale). */
const CheckStatus = object({
    check_id: id,
    status_id: schemas_int(),
    status: schemas_string(),
    status_message: schemas_string(),
    progress: schemas_number(),
    submissions_total: schemas_int(),
    submissions_completed: schemas_int(),
    estimated_completion: schemas_string()
        .nullable()
        .meta({ description: 'ISO 8601, only while status_id is 6 or 7' }),
})
    .meta({ id: 'CheckStatus' });
/** L90. */
const CheckSummary = object({
    check_id: id,
    check_name: schemas_string(),
    status: schemas_string(),
    status_id: schemas_int(),
    submission_count: schemas_int(),
    completed_submissions: schemas_int(),
    plagiarism_stats: object({ avg: known, max: known, min: known }),
    ai_detection_stats: object({ avg: known, max: known }),
    flagged_submissions: schemas_int(),
    processing_time_seconds: schemas_int().nullable(),
    created_at: resources_timestamp,
    updated_at: resources_timestamp,
})
    .meta({ id: 'CheckSummary' });

;// CONCATENATED MODULE: ./build/service/contract/answers.js
/** What the service answers beyond its resources (L94-L107 and section 4 of the interface). */



/** L94. An AI or quality number that is not available is null, never 0. `ai_abstained`: looked for, and there is none to give. */
const ExportResult = object({
    check_id: id,
    check_name: schemas_string(),
    export_date: schemas_string(),
    submissions: array(object({
        submission_id: id,
        filename: schemas_string(),
        status: schemas_string(),
        plagiarism_local: known,
        plagiarism_web: known,
        plagiarism_total: known,
        matches_local: schemas_int(),
        matches_web: schemas_int(),
        ai_detection_avg: known,
        ai_detection_max: known,
        ai_abstained: ours(schemas_boolean()).optional(),
        code_quality_avg: known,
        file_size: schemas_int(),
        created_at: resources_timestamp,
        updated_at: resources_timestamp,
    })),
})
    .meta({ id: 'ExportResult' });
const AiDetection = ours(object({
    total_files: schemas_int(),
    avg_ai_probability: percent,
    max_ai_probability: percent,
    min_ai_probability: percent,
    risk_level: schemas_string(),
    files: array(looseObject({ file_path: schemas_string() })),
})).meta({ id: 'AiDetection' });
const AiCodeQuality = ours(object({
    total_files: schemas_int(),
    avg_score: percent,
    max_score: percent,
    min_score: percent,
    worst_functions: array(object({
        file_path: schemas_string(),
        name: schemas_string(),
        line_start: schemas_int(),
        line_end: schemas_int(),
        cyclomatic: schemas_int(),
        cognitive: schemas_int(),
        nesting: schemas_int(),
        parameters: schemas_int(),
    })),
})).meta({ id: 'AiCodeQuality' });
/** L98; the inner fields of ai_detection and ai_code_quality are not shown there and are ours. */
const AiResults = object({
    success: schemas_boolean(),
    assignment_status: schemas_int(),
    statistics: object({
        total_submissions: schemas_int(),
        submissions_with_ai_detection: schemas_int(),
        submissions_with_code_quality: schemas_int(),
        avg_ai_detection: known,
        avg_code_quality: known,
        high_ai_risk_count: schemas_int(),
        medium_ai_risk_count: schemas_int(),
        low_ai_risk_count: schemas_int(),
    }),
    submissions: array(object({
        submission_id: id,
        filename: schemas_string(),
        status: schemas_string(),
        status_id: schemas_int(),
        plagiarism_score: object({ local: known, web: known, total: known }),
        matches: object({ local: schemas_int(), web: schemas_int() }),
        ai_detection: AiDetection.nullable(),
        ai_abstained: ours(schemas_boolean()).optional(),
        ai_code_quality: AiCodeQuality.nullable(),
        file_size: schemas_int(),
        created_at: resources_timestamp,
        updated_at: resources_timestamp,
    })),
})
    .meta({ id: 'AiResults' });
/** L102. */
const UploadResult = object({ data: schemas_string(), file: schemas_string(), file_size: schemas_int(), submission_count: schemas_int(), check: Check })
    .meta({ id: 'UploadResult' });
/** L103. */
const BatchUploadResult = object({
    success: schemas_boolean(),
    message: schemas_string(),
    uploaded: array(object({ id: id, filename: schemas_string(), file_size: schemas_int(), status_id: schemas_int() })),
    uploaded_count: schemas_int(),
    failed_count: schemas_int(),
    failed_uploads: array(object({ file: schemas_string(), error: schemas_string() })),
    check: Check,
})
    .meta({ id: 'BatchUploadResult' });
/** L104. */
const DeleteResult = object({ success: schemas_boolean(), message: schemas_string(), check_id: id, check_name: schemas_string() })
    .meta({ id: 'DeleteResult' });
/** L105. */
const QuickCheckResult = object({
    success: schemas_boolean(),
    message: schemas_string(),
    data: object({
        check_id: id,
        check_name: schemas_string(),
        language: schemas_string(),
        language_id: schemas_int(),
        status: schemas_string(),
        status_id: schemas_int(),
        test_type: schemas_int(),
        submissions: object({
            uploaded: schemas_int(),
            failed: schemas_int(),
            total: schemas_int(),
            details: array(looseObject({})),
        }),
        failed_uploads: array(looseObject({})),
        detection_settings: looseObject({}),
        check_url: schemas_string(),
        execution_time_ms: schemas_number(),
    }),
    next_steps: looseObject({}),
})
    .meta({ id: 'QuickCheckResult' });
/** L158. */
const CheckWithSubmissions = object({ check: Check, status: schemas_string(), submission_count: schemas_int(), submissions: array(Submission) })
    .meta({ id: 'CheckWithSubmissions' });
/** L160. */
const UpdateResult = object({ success: schemas_boolean(), message: schemas_string(), check: Check })
    .meta({ id: 'UpdateResult' });
/** L181. */
const DeleteSubmissionResult = object({ success: schemas_boolean(), message: schemas_string() })
    .meta({ id: 'DeleteSubmissionResult' });
/** L187. */
const StartResult = object({
    success: schemas_boolean(),
    check: Check,
    status: schemas_string(),
    submission_count: schemas_int(),
    checkURL: schemas_string(),
})
    .meta({ id: 'StartResult' });
/** L204. */
const Overview = object({
    overviewURL: schemas_string(),
    submissions: array(Submission),
    bardata: array(object({ submission: schemas_string(), score: known })),
    clusters: ours(array(array(schemas_int()))).optional(),
    notices: ours(array(schemas_string())).optional(),
})
    .meta({ id: 'Overview' });
const CommonCode = object({ file: schemas_string(), line_start: schemas_int(), line_end: schemas_int() });
/** L206. Items of related_files are not shown (L106); ours carry the file's name and text. */
const Results = object({
    submission: Submission,
    avg: known,
    max: known,
    min: known,
    other_matches: array(Match),
    related_submissions: array(Submission),
    related_files: array(ours(looseObject({ id: id, submission_id: id, filedir: schemas_string(), content: schemas_string() }))),
    pairs: ours(array(object({
        submission_id_matched: schemas_int(),
        similarity: percent,
        matched_similarity: percent,
        suspicion: percent.nullable(),
        longest_fragment: schemas_int(),
        overlap: schemas_int(),
        stands_out: ours(schemas_boolean()).optional(),
    }))).optional(),
    common_code: ours(array(CommonCode)).optional(),
})
    .meta({ id: 'Results' });
const integers = array(schemas_int());
/**
 * Results of many submissions; all ours. In columns: item n of each list of `pairs` is of pair n. A match is of the pair at
 * `pair`, whose numbers it has, and `file` and `file_matched` are places in `files`. `results` has the first of the submissions that
 * were asked for, as many as one answer holds and one at least: ask again for the rest.
 */
const ResultsBatch = ours(object({
    files: array(schemas_string()),
    results: array(object({
        submission_id: id,
        pairs: object({
            submission_id_matched: integers,
            similarity: array(percent),
            matched_similarity: array(percent),
            suspicion: array(percent.nullable()),
            longest_fragment: integers,
            overlap: integers,
            stands_out: array(schemas_boolean()),
        }),
        matches: object({
            pair: integers,
            match_type: integers,
            file: integers,
            line_start: integers,
            line_end: integers,
            file_matched: integers,
            line_matched_start: integers,
            line_matched_end: integers,
            tokens: integers,
            shared_by: array(schemas_int().nullable()),
        }),
        /** AI references are in no pair. */
        ai_matches: array(Match),
        common_code: array(CommonCode),
    })),
})).meta({ id: 'ResultsBatch' });
/** L207. */
const RemoteFileResult = object({ file: RemoteFile }).meta({ id: 'RemoteFileResult' });
/** Every error (L234); 422 adds validation_errors, 402 paywalled (L239), a suspended account `invoice` (L224). */
const ErrorBody = object({
    error: schemas_string(),
    validation_errors: record(schemas_string(), array(schemas_string())).optional(),
    paywalled: schemas_boolean().optional(),
    invoice: schemas_string().optional(),
})
    .meta({ id: 'Error' });
/** One submission as the results page shows it; the interface names the endpoint (L198) and no fields: all ours. */
const ViewerPayload = ours(object({
    submission: Submission,
    files: array(object({ path: schemas_string(), lines: schemas_int().nullable(), problem: schemas_string().optional() })),
    matches: array(Match),
})).meta({ id: 'ViewerPayload' });
/** Text of one file of a submission; all ours. */
const ViewerFile = ours(object({ submission_id: id, path: schemas_string(), content: schemas_string() })).meta({
    id: 'ViewerFile',
});
/** The other side of a match; all ours. */
const ViewerCounterpart = ours(object({ match: Match, file: ViewerFile })).meta({
    id: 'ViewerCounterpart',
});
/** Whether the checking engine is online; all ours. */
const ServiceStatus = ours(object({ status: schemas_enum(['online', 'offline']), queued: schemas_int(), processing: schemas_int() })).meta({ id: 'ServiceStatus' });

;// CONCATENATED MODULE: ./build/service/contract/operations.js
/**
 * Every operation of the service's interface: the one table from which the client, the embedded service's router and
 * validation, and the OpenAPI document are derived. The contract knows nobody.
 */




const checkId = schemas_int().min(1);
const submissionId = schemas_int().min(1);
const operations_name = schemas_string().min(3).max(255);
const testType = schemas_int().min(1);
const format = schemas_enum(['csv', 'json']).default('csv');
const role = ours(schemas_enum(SUBMISSION_ROLES)).optional();
/** Without `submissionresults`, which list every pair twice. */
const brief = ours(schemas_boolean()).optional();
const none = object({});
const byCheckId = object({ check_id: checkId });
const bySubmission = object({ check_id: checkId, submission_id: submissionId });
const operations_upload = object({ check_id: checkId, role });
const detection = {
    ai_run: schemas_boolean().default(true),
    base_code_detection: schemas_boolean().default(false),
};
const engine = {
    webcheck: schemas_boolean().optional(),
    dbcheck: schemas_boolean().optional(),
    test_type: testType.optional(),
};
const language = schemas_int().default(13);
const OPERATIONS = {
    validateKey: {
        forms: ['GET /auth/validate', 'POST /auth/validate'],
        safety: 'read',
        summary: 'Verify the key',
        action: 'verify the key',
        request: none,
        response: KeyValidation,
        errors: [],
    },
    account: {
        forms: ['GET /account', 'POST /account'],
        safety: 'read',
        summary: 'The account and its quota',
        action: 'read the account',
        request: none,
        response: Account,
        errors: [],
    },
    languages: {
        forms: ['GET /languages', 'POST /languages'],
        safety: 'read',
        summary: 'Languages and their ids',
        action: 'list the languages',
        request: none,
        response: LanguageList,
        needs: ['languages'],
        errors: [],
    },
    testTypes: {
        forms: ['GET /test-types', 'POST /test-types'],
        safety: 'read',
        summary: 'Engines and their ids',
        action: 'list the engines',
        request: none,
        response: TestTypeList,
        needs: ['test_types'],
        errors: [500],
    },
    listChecks: {
        forms: ['GET /checks', 'POST /checks{?with_stats}'],
        safety: 'read',
        summary: 'All checks, newest first',
        action: 'list the checks',
        request: object({ with_stats: schemas_enum(['0', '1']).optional() }),
        response: array(ListedCheck),
        errors: [],
    },
    createCheck: {
        forms: ['POST /check/create'],
        safety: 'non-idempotent',
        summary: 'Create a check',
        action: 'create a check',
        request: object({ name: operations_name, language, test_type: testType.default(1), ...detection }),
        success: 201,
        response: Check,
        needs: ['id'],
        errors: [422],
    },
    getCheck: {
        forms: ['GET /checks/{checkId}', 'POST /check/get'],
        safety: 'read',
        summary: 'A check and its submissions',
        action: 'read the check',
        request: byCheckId,
        response: CheckWithSubmissions,
        needs: ['submissions'],
        errors: [404],
    },
    updateCheck: {
        forms: ['PATCH /checks/{checkId}', 'POST /check/update'],
        safety: 'idempotent',
        summary: 'Rename a check or set its language',
        action: 'change the check',
        request: object({ check_id: checkId, name: operations_name.optional(), language: schemas_int().optional() }),
        response: UpdateResult,
        errors: [403, 404, 422],
    },
    deleteCheck: {
        forms: ['DELETE /checks/{checkId}', 'POST /check/delete'],
        safety: 'idempotent',
        summary: 'Delete a check',
        action: 'delete the check',
        request: byCheckId,
        response: DeleteResult,
        errors: [403, 404, 409],
    },
    upload: {
        forms: ['POST /check/upload'],
        safety: 'non-idempotent',
        summary: 'Upload one submission',
        action: 'upload a submission',
        request: operations_upload,
        files: { field: 'file', max: 1 },
        response: UploadResult,
        errors: [403, 422],
    },
    uploadBatch: {
        forms: ['POST /check/upload-batch'],
        safety: 'non-idempotent',
        summary: 'Upload 1 to 50 submissions',
        action: 'upload submissions',
        request: operations_upload,
        files: { field: 'files', max: 50 },
        response: BatchUploadResult,
        needs: ['uploaded', 'uploaded_count', 'failed_uploads'],
        errors: [403, 422],
    },
    deleteSubmission: {
        forms: ['POST /check/deleteSubmission'],
        safety: 'idempotent',
        summary: 'Delete a submission',
        action: 'delete a submission',
        request: bySubmission,
        response: DeleteSubmissionResult,
        errors: [403, 422],
    },
    startCheck: {
        forms: ['POST /check/start'],
        safety: 'non-idempotent',
        summary: 'Start the analysis',
        action: 'start the check',
        request: object({ check_id: checkId, ...engine, ...detection }),
        response: StartResult,
        errors: [403, 409, 422, 503],
    },
    quickCheck: {
        forms: ['POST /check/quick'],
        safety: 'non-idempotent',
        summary: 'Create, upload and start in one call',
        action: 'check in one call',
        request: object({ name: operations_name, language, ...engine, ...detection, role }),
        files: { field: 'files', max: 50 },
        success: 201,
        response: QuickCheckResult,
        errors: [422, 503],
    },
    cancelCheck: {
        forms: ['POST /check/cancel'],
        safety: 'idempotent',
        summary: 'End an analysis that is queued or under way',
        action: 'cancel the analysis',
        request: byCheckId,
        response: UpdateResult,
        errors: [403, 404, 409, 422],
        extension: true,
    },
    status: {
        forms: ['GET /checks/{checkId}/status', 'POST /check/status'],
        safety: 'read',
        summary: "A check's progress",
        action: "read the check's status",
        request: byCheckId,
        response: CheckStatus,
        needs: ['status_id'],
        errors: [404, 422],
    },
    overview: {
        forms: ['POST /check/overview'],
        safety: 'read',
        summary: 'Scores of all submissions',
        action: 'read the scores',
        request: byCheckId.extend({ brief }),
        response: Overview,
        needs: ['submissions'],
        errors: [404, 409, 422],
    },
    overviewCsv: {
        forms: ['POST /check/overviewCSV'],
        safety: 'read',
        summary: 'Scores as CSV',
        action: 'read the scores as CSV',
        request: byCheckId,
        response: schemas_string(),
        csv: 'always',
        errors: [404, 409, 422],
    },
    results: {
        forms: ['POST /check/results'],
        safety: 'read',
        summary: 'Matches of one submission',
        action: 'read the matches',
        request: bySubmission,
        response: Results,
        needs: ['other_matches', 'submission'],
        errors: [404, 409, 422],
    },
    resultsBatch: {
        forms: ['POST /check/results-batch'],
        safety: 'read',
        summary: 'Matches of many submissions, in columns',
        action: 'read the matches',
        request: object({
            check_id: checkId,
            submission_ids: array(submissionId).min(1).max(500),
            /** Matches with so many others of each submission: the most suspicious, then those of the lowest ids. */
            partners: schemas_int().min(0).optional(),
        }),
        response: ResultsBatch,
        needs: ['results'],
        errors: [404, 409, 422],
        extension: true,
    },
    remoteFile: {
        forms: ['POST /check/getRemoteFile'],
        safety: 'read',
        summary: 'The file on the other side of a match',
        action: 'read the other side of a match',
        request: object({ location: schemas_string().min(1), source: schemas_string().min(1) }),
        response: RemoteFileResult,
        errors: [403, 404, 422],
    },
    aiResults: {
        forms: ['GET /ai-results', 'POST /ai-results'],
        safety: 'read',
        summary: 'AI detection and code quality',
        action: 'read the AI scores',
        request: object({ assignment_id: checkId }),
        response: AiResults,
        needs: ['submissions'],
        errors: [404, 422],
    },
    summary: {
        forms: ['GET /checks/{checkId}/summary', 'POST /check/summary'],
        safety: 'read',
        summary: "A check's statistics",
        action: 'read the summary',
        request: byCheckId,
        response: CheckSummary,
        needs: ['status_id', 'flagged_submissions'],
        errors: [404, 422],
    },
    exportCheck: {
        forms: ['GET /checks/{checkId}/export', 'POST /check/export'],
        safety: 'read',
        summary: 'All scores as JSON or CSV',
        action: 'read the export',
        request: object({ check_id: checkId, format }),
        response: ExportResult,
        needs: ['submissions'],
        csv: 'by-format',
        errors: [404, 409, 422],
    },
    viewer: {
        forms: ['POST /check/viewer'],
        safety: 'read',
        summary: 'One submission for a results page',
        action: 'read a submission',
        request: bySubmission,
        response: ViewerPayload,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerFile: {
        forms: ['POST /check/viewer/file'],
        safety: 'read',
        summary: 'Text of one file of a submission',
        action: 'read a file of a submission',
        request: bySubmission.extend({ path: schemas_string().min(1) }),
        response: ViewerFile,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    viewerCounterpart: {
        forms: ['POST /check/viewer/counterpart'],
        safety: 'read',
        summary: 'The other side of a match',
        action: 'read the other side of a match',
        request: object({ check_id: checkId, match_id: schemas_int().min(1) }),
        response: ViewerCounterpart,
        errors: [402, 404, 409, 422],
        extension: true,
    },
    serviceStatus: {
        forms: ['GET /status'],
        safety: 'read',
        summary: 'Whether the engine is online',
        action: "read the service's status",
        request: none,
        response: ServiceStatus,
        errors: [],
        extension: true,
    },
};

;// CONCATENATED MODULE: ./build/service/contract/endpoints.js
/** The forms of each operation as they go over HTTP, derived from the one table of operations. */


/** The field of a request that a path parameter carries: `checkId` → `check_id`. */
function fieldOf(parameter) {
    return parameter.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
/** Every endpoint, in the order of the table. */
const ENDPOINTS = Object.entries(OPERATIONS).flatMap(([operation, shape]) => shape.forms.map((_, index) => endpointOf(operation, shape, index)));
const FORMS = Map.groupBy(ENDPOINTS, ({ operation }) => operation);
/** The endpoint of an operation's preferred form; and that of its second, where it has one. */
function endpointsOf(operation) {
    const [first, second] = FORMS.get(operation) ?? [];
    if (first === undefined)
        throw new Error(`${operation} has no form`);
    return [first, second];
}
/** Fields that stand in the path are parameters; the others are the query of a GET and DELETE, else the body. */
function endpointOf(operation, shape, index) {
    const [, verb = '', path = '', both] = /^(\w+) ([^?]+?)(?:\{\?(\w+)\})?$/.exec(shape.forms[index] ?? '') ?? [];
    const method = verb;
    const fields = shape.request.shape;
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
    const inPath = new Set(parameters.map(fieldOf));
    const rest = Object.entries(fields).filter(([field]) => !inPath.has(field));
    const hasBody = method === 'POST' || method === 'PATCH';
    const inQuery = hasBody ? rest.filter(([field]) => field === both) : rest;
    return {
        operation,
        id: index === 0 ? operation : `${operation}By${verb.charAt(0)}${verb.slice(1).toLowerCase()}`,
        method,
        path,
        ...(parameters.length === 0
            ? {}
            : {
                params: object(Object.fromEntries(parameters.map((one) => [one, fields[fieldOf(one)] ?? never()]))),
            }),
        ...(inQuery.length === 0 ? {} : { query: object(Object.fromEntries(inQuery)) }),
        ...(hasBody ? { body: object(Object.fromEntries(rest)) } : {}),
        // A check that is named in the body may be named wrongly; what stands in a path is not found.
        errors: hasBody && 'check_id' in Object.fromEntries(rest) ? [...shape.errors, 422] : shape.errors,
        shape,
    };
}

;// CONCATENATED MODULE: ./build/embedded/server/router.js


const ROUTES = ENDPOINTS.map((endpoint) => ({
    endpoint,
    parts: endpoint.path.split('/').slice(1),
}));
/**
 * Finds the endpoint of a request; the contract's table is the only list of routes.
 *
 * @param path below the base address as it was sent, without the query
 * @throws HttpError 404 for an unknown path, 405 (with `allow`) for an unknown method
 */
function findRoute(method, path) {
    const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decoded);
    const allowed = [];
    for (const route of ROUTES) {
        const params = matchParts(route.parts, parts);
        if (params === null)
            continue;
        if (route.endpoint.method === method) {
            return { endpoint: route.endpoint, params };
        }
        allowed.push(route.endpoint.method);
    }
    if (allowed.length === 0)
        throw new HttpError(404, 'This address does not exist.');
    throw new HttpError(405, `This address takes ${allowed.join(' and ')}, not ${method.slice(0, 20)}.`, {}, {
        allow: allowed.join(', '),
    });
}
function matchParts(pattern, parts) {
    if (pattern.length !== parts.length)
        return null;
    const params = {};
    for (const [index, expected] of pattern.entries()) {
        const part = parts[index] ?? '';
        const name = /^\{(\w+)\}$/.exec(expected)?.[1];
        if (name !== undefined)
            params[name] = part;
        else if (expected !== part)
            return null;
    }
    return params;
}
/** A `/` that was written as `%2F` separates nothing. */
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}

;// CONCATENATED MODULE: ./build/service/contract/fields.js
/**
 * One definition of a shape, three readings of it:
 * - as documented (what the embedded service answers, what OpenAPI shows): the zod schema itself;
 * - `tolerant`: what the client accepts. Unknown fields are kept, every field may be missing, numbers may come as
 *   strings; what is not a number becomes null, so that an unknown score can never turn into 0;
 * - `received`: what the embedded service accepts in a request. Numbers and booleans may come as text (multipart
 *   knows nothing else), unknown fields are dropped, rules stay.
 */

/** `"48.65"` → 48.65; anything that is not a finite decimal number → null. Rejects "", null, booleans, hex, "1e999". */
function readNumber(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : null;
    if (typeof value !== 'string')
        return null;
    const text = value.trim();
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}
/** true/1/"1"/"true" → true, false/0/"0"/"false" → false, else null. */
function readBoolean(value) {
    if (value === true || value === 1)
        return true;
    if (value === false || value === 0)
        return false;
    if (typeof value !== 'string')
        return null;
    const text = value.trim().toLowerCase();
    if (text === '1' || text === 'true')
        return true;
    if (text === '0' || text === 'false')
        return false;
    return null;
}
/** A list, also as the object with numbers for keys that PHP makes of a list with gaps; else null. */
function readList(value) {
    if (Array.isArray(value))
        return value;
    if (typeof value !== 'object' || value === null)
        return null;
    // Such keys come in the order of their numbers.
    return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}
function readString(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
/**
 * Derives the client's reading of a documented shape. It never throws: what is no list or object reads as null. What needs no
 * change is handed on as it is, not copied: answers have hundreds of thousands of numbers.
 */
function tolerant(schema) {
    return derive(schema);
}
function derive(schema) {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
        return derive(schema.unwrap());
    }
    if (schema instanceof z.ZodNumber)
        return readNumber;
    if (schema instanceof z.ZodBoolean)
        return readBoolean;
    if (schema instanceof z.ZodString || schema instanceof z.ZodEnum)
        return readString;
    if (schema instanceof z.ZodArray)
        return listOf(derive(schema.element));
    if (schema instanceof z.ZodObject) {
        return objectOf(Object.entries(schema.shape).map(([key, field]) => [key, derive(field)]));
    }
    return (value) => value;
}
function listOf(item) {
    return (value) => {
        const list = readList(value);
        if (list === null)
            return null;
        let read = null;
        for (const [at, before] of list.entries()) {
            const after = item(before);
            if (read === null && after !== before)
                read = list.slice(0, at);
            read?.push(after);
        }
        return read ?? list;
    };
}
function objectOf(fields) {
    return (value) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return null;
        const given = value;
        let read = null;
        for (const [key, field] of fields) {
            // Not given is not null.
            if (!Object.hasOwn(given, key))
                continue;
            const before = given[key];
            const after = field(before);
            if (after === before)
                continue;
            read ??= { ...given };
            read[key] = after;
        }
        return read ?? given;
    };
}
/** Derives the embedded service's reading of a request shape; the output type is the request's own. */
function received(schema) {
    const shape = {};
    for (const [key, field] of Object.entries(schema.shape)) {
        shape[key] = preprocess((value) => receive(field, value), field);
    }
    return object(shape);
}
function receive(field, value) {
    let inner = field;
    while (inner instanceof ZodOptional || inner instanceof ZodNullable || inner instanceof ZodDefault) {
        // Forms send an empty field where JSON would leave it out.
        if (value === '' || value === null)
            return undefined;
        inner = inner.unwrap();
    }
    if (inner instanceof ZodNumber && typeof value === 'string') {
        // An id is its digits: `1e0` is none.
        return inner.format === 'safeint' && !/^\s*-?\d+\s*$/.test(value) ? value : (readNumber(value) ?? value);
    }
    if (inner instanceof ZodEnum && (typeof value === 'number' || typeof value === 'boolean')) {
        return String(Number(value));
    }
    if (inner instanceof ZodBoolean)
        return readBoolean(value) ?? value;
    return value;
}

;// CONCATENATED MODULE: ./build/embedded/server/validation.js



const readers = new WeakMap();
function readerOf(schema) {
    let reader = readers.get(schema);
    if (reader === undefined) {
        reader = received(schema);
        readers.set(schema, reader);
    }
    return reader;
}
/**
 * Checks everything an endpoint takes and puts it into one object, by the fields of its operation.
 *
 * @throws HttpError 422 that names every field that is wrong
 */
function validation_validate(endpoint, parts) {
    const errors = {};
    const value = {};
    for (const part of ['params', 'query', 'body']) {
        const schema = endpoint[part];
        if (schema === undefined)
            continue;
        const given = parts[part];
        if (typeof given !== 'object' || given === null || Array.isArray(given)) {
            errors[part] = [`The ${part} must be an object.`];
            continue;
        }
        const result = readerOf(schema).safeParse(given);
        if (result.success) {
            for (const [name, field] of Object.entries(result.data)) {
                value[fieldOf(name)] = field;
            }
        }
        else {
            for (const issue of result.error.issues) {
                const field = issue.path.map(String).join('.') || part;
                (errors[field] ??= []).push(sentence(field, issue, given));
            }
        }
    }
    if (Object.keys(errors).length > 0)
        throw invalid(errors);
    return value;
}
function sentence(field, issue, given) {
    const name = field.replaceAll('_', ' ');
    if (given[field] === undefined)
        return `The ${name} field is required.`;
    // Other codes cannot come from these schemas; they get the general sentence.
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check
    switch (issue.code) {
        case 'invalid_type':
            return `The ${name} field must be ${article(issue.expected)}.`;
        case 'too_small':
            return issue.origin === 'string'
                ? `The ${name} field must be at least ${issue.minimum} characters.`
                : `The ${name} field must be at least ${issue.minimum}.`;
        case 'too_big':
            return issue.origin === 'string'
                ? `The ${name} field must be at most ${issue.maximum} characters.`
                : `The ${name} field must be at most ${issue.maximum}.`;
        case 'invalid_value':
            return `The ${name} field must be one of: ${issue.values.map(String).join(', ')}.`;
        default:
            return `The ${name} field is not valid.`;
    }
}
function article(type) {
    if (type === 'int' || type === 'number')
        return 'an integer';
    if (type === 'boolean')
        return 'true or false';
    return `a ${type}`;
}

;// CONCATENATED MODULE: ./build/embedded/server/server.js










/** Below which every endpoint lies (L3). */
const PREFIX = '/api/v1';
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const HEADERS_TIMEOUT_MS = 30_000;
/** A client that is the only one keeps its connection, however long it is busy between two requests. */
const KEEP_MS = 60 * 60_000;
/** So long a refused body is still taken in: a connection that is cut at once takes the answer with it. */
const LINGER_MS = 5_000;
/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
function createHttpServer(options) {
    const keyHash = hashOf(options.key);
    const underWay = new Set();
    let closing = false;
    const server = (0,external_node_http_namespaceObject.createServer)((request, response) => {
        const done = respond(request, response).finally(() => underWay.delete(done));
        underWay.add(done);
    });
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    if (options.rateLimit === null)
        server.keepAliveTimeout = KEEP_MS;
    server.on('clientError', refuseBytes);
    server.on('connect', (_request, socket) => endWith(socket, 405, 'This service is no proxy.'));
    server.on('checkExpectation', (request, response) => {
        sendError(request, response, new HttpError(417, 'The header Expect takes 100-continue alone.'), {});
    });
    return {
        server,
        drain: async (patienceMs) => {
            closing = true;
            const closed = new Promise((resolve) => {
                server.close(() => resolve());
            });
            const patience = setTimeout(() => server.closeAllConnections(), patienceMs);
            await closed;
            clearTimeout(patience);
            await Promise.allSettled(underWay);
        },
    };
    async function respond(request, response) {
        const headers = { limit: {} };
        try {
            if (closing)
                throw new HttpError(503, 'The service is being stopped.', {}, { connection: 'close' });
            const reply = await answer(options, keyHash, request, headers);
            response.shouldKeepAlive &&= !closing;
            send(request, response, reply, headers.limit);
        }
        catch (error) {
            const known = isNoRoom(error) ? new HttpError(507, NO_ROOM) : error;
            if (!(known instanceof HttpError))
                options.onDefect(known);
            sendError(request, response, known, headers.limit);
        }
    }
}
/** Decides about one request: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler. @throws HttpError for everything but success */
async function answer(options, keyHash, request, headers) {
    const refusal = refusalOfKey(request.headers['apikey'], keyHash);
    throwIfLimited(options, request, refusal === null, headers);
    if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
        throw new HttpError(421, 'This service is for its own machine, and was asked for by another name.');
    }
    const { path, query } = targetOf(request.url ?? '/');
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
    const shown = method === 'GET' ? page(path, baseUrl) : null;
    if (shown !== null)
        return shown;
    if (refusal !== null)
        throw refusal;
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) {
        throw new HttpError(404, `Every address of this service begins with ${PREFIX}.`);
    }
    const { endpoint, params } = findRoute(method, path.slice(PREFIX.length));
    const refused = options.refusal(endpoint.operation);
    if (refused !== null)
        throw refused;
    const { fields, files } = await readBody(request, endpoint, query, options.spoolDir);
    let received;
    try {
        received = validation_validate(endpoint, { params, query, body: fields });
    }
    catch (error) {
        await discard(files);
        throw error;
    }
    return options.handle(endpoint.operation, received, { files, baseUrl });
}
/** Those without the key have a window of their own: they cannot use up that of who has it. @throws HttpError 429 */
function throwIfLimited({ rateLimit, trustedProxies }, request, hasKey, headers) {
    const forwarded = request.headers['x-forwarded-for'];
    const address = clientAddress(request.socket.remoteAddress ?? '', typeof forwarded === 'string' ? forwarded : undefined, trustedProxies);
    const taken = rateLimit?.take(`${hasKey ? 'key' : 'no key'} ${address}`);
    if (taken === undefined)
        return;
    headers.limit = taken.headers;
    if (taken.refused) {
        throw new HttpError(429, `Too many requests; try again in ${taken.headers['retry-after']} s.`);
    }
}
function refusalOfKey(given, keyHash) {
    if (given === undefined || given === '') {
        return new HttpError(401, 'No API key was provided in the header (apikey).');
    }
    return (0,external_node_crypto_.timingSafeEqual)(hashOf(String(given)), keyHash)
        ? null
        : new HttpError(401, 'The API key is not valid.');
}
function hashOf(key) {
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest();
}
/** The name and port by which a client asks; `localhost` where it says none that can stand in an address. */
function hostOf(request) {
    const host = request.headers.host ?? '';
    return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost';
}
/** Path as it was sent, without dot segments being resolved, and the fields behind it. */
function targetOf(target) {
    const [path = '/', ...rest] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
    return { path, query: Object.fromEntries(new URLSearchParams(rest.join('?'))) };
}
/** What is no HTTP that can be read, and headers that are too many or too slow. */
function refuseBytes(error, socket) {
    if (error.code === 'HPE_HEADER_OVERFLOW') {
        endWith(socket, 431, 'The headers of this request are too large.');
    }
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
        endWith(socket, 408, 'This request took too long.');
    }
    else {
        endWith(socket, 400, 'This is no request of HTTP/1.1 that can be read.');
    }
}
function endWith(socket, status, message) {
    if (!socket.writable) {
        socket.destroy();
        return;
    }
    const body = JSON.stringify({ error: message });
    socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-type: ${JSON_TYPE['content-type']}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}
function send(request, response, reply, headers) {
    switch (reply.kind) {
        case 'csv':
            write(request, response, 200, reply.text, {
                ...headers,
                'content-type': 'text/csv; charset=utf-8',
                'content-disposition': `attachment; filename="${reply.filename}"`,
            });
            break;
        case 'page':
            write(request, response, 200, reply.html, {
                ...headers,
                'content-type': 'text/html; charset=utf-8',
                'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
            });
            break;
        case 'json':
            write(request, response, reply.status, JSON.stringify(reply.body), { ...headers, ...JSON_TYPE });
            break;
    }
}
function sendError(request, response, error, limit) {
    const known = error instanceof HttpError
        ? error
        : new HttpError(500, 'The service failed to answer; this is its own defect.');
    const headers = {
        ...JSON_TYPE,
        ...limit,
        ...known.headers,
        ...(request.complete ? {} : { connection: 'close' }),
    };
    write(request, response, known.status, JSON.stringify({ error: known.message, ...known.more }), headers);
}
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
function write(request, response, status, text, headers) {
    if (response.destroyed)
        return;
    const body = Buffer.from(text, 'utf8');
    response.writeHead(status, {
        ...headers,
        'content-length': String(body.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
    });
    if (request.method !== 'HEAD')
        response.write(body);
    if (request.complete) {
        response.end();
        return;
    }
    // What is left of a refused body is read and thrown away; the connection ends after it.
    const end = () => void response.end();
    const patience = setTimeout(end, LINGER_MS).unref();
    request.once('end', end).once('close', () => clearTimeout(patience));
    request.resume();
}

;// CONCATENATED MODULE: ./build/embedded/server/simulation.js

const NO_SIMULATION = { offline: false, trial: false, suspended: false, quota: null };
const STARTS = new Set(['startCheck', 'quickCheck']);
const VIEWERS = new Set(['viewer', 'viewerFile', 'viewerCounterpart']);
const DELETES = new Set(['deleteCheck', 'deleteSubmission']);
/**
 * Why an operation is refused, with the statuses that the interface gives (sections 3 and 7); null: it is not.
 *
 * @param started checks that were started so far
 */
function simulatedRefusal({ offline, trial, suspended, quota }, operation, started) {
    if (suspended) {
        return new HttpError(403, 'The account is suspended: an invoice has not been paid.', {
            invoice: 'in_simulated',
        });
    }
    if (trial && VIEWERS.has(operation)) {
        return new HttpError(402, 'The viewer is not part of a trial account.', { paywalled: true });
    }
    if (trial && DELETES.has(operation)) {
        return new HttpError(403, 'Checks of a trial account and their submissions cannot be deleted.');
    }
    if (STARTS.has(operation) && offline)
        return new HttpError(503, 'The analysis services are offline.');
    if (STARTS.has(operation) && quota !== null && started >= quota) {
        return new HttpError(403, `The quota of ${quota} checks is used up.`);
    }
    return null;
}

// EXTERNAL MODULE: ./build/text/message-of.js
var message_of = __nccwpck_require__(3719);
;// CONCATENATED MODULE: ./build/embedded/store/data-folder.js





const LOCK = 'lock';
/** @throws ConfigurationError where it cannot be made */
function makeDataDir(dataDir) {
    try {
        (0,external_node_fs_.mkdirSync)(dataDir, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new ConfigurationError(`The data folder ${dataDir} cannot be made: ${reasonOf(error)}.`);
    }
}
/** The message of an error as the end of a sentence. */
function reasonOf(error) {
    return (0,message_of/* messageOf */.b)(error).replace(/\.$/, '');
}
/** @throws ConfigurationError where the runtime has no SQLite */
async function loadSqlite() {
    try {
        return await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 99, 19));
    }
    catch {
        throw new ConfigurationError(`A data folder needs Node.js 24.15 or later (this is ${process.version}). Without --data nothing is kept.`);
    }
}
/** Opens a file of SQLite that only its owner may read. */
function openPrivate(sqlite, path) {
    (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, 'a', 0o600));
    try {
        (0,external_node_fs_.chmodSync)(path, 0o600);
    }
    catch {
        // Somebody else's file that this process may use: its owner decides.
    }
    return new sqlite.DatabaseSync(path);
}
/**
 * Takes a folder for this process alone until `release` or the end of the process, however it ends: the lock is the
 * operating system's, on the file `lock`. Nothing else in the folder is touched.
 *
 * @throws ConfigurationError where another process has it, or the lock cannot be written
 */
async function lockFolder(folder) {
    const sqlite = await loadSqlite();
    let database = null;
    try {
        database = openPrivate(sqlite, (0,external_node_path_.join)(folder, LOCK));
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    }
    catch (error) {
        database?.close();
        throw new ConfigurationError(isLocked(error)
            ? `The data folder ${folder} is used by another process; stop that one, or give another folder.`
            : `The data folder ${folder} cannot be used: ${reasonOf(error)}.`);
    }
    const held = database;
    return { release: () => held.close() };
}
function isLocked(error) {
    // SQLITE_BUSY, SQLITE_LOCKED.
    const { errcode } = error;
    return typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}
/**
 * Deletes what servers without a data folder left behind when they were killed: folders `parent/prefix…` of this user whose
 * lock nobody holds any more.
 */
async function sweepTempFolders(parent, prefix) {
    for (const name of await readdir(parent)) {
        if (!name.startsWith(prefix))
            continue;
        const folder = join(parent, name);
        try {
            // One without a lock is just being made.
            if (!isOwn(folder) || !isOwn(join(folder, LOCK)))
                continue;
            // Who gets the lock knows that its owner is dead; nobody else takes up the folder.
            (await lockFolder(folder)).release();
            await rm(folder, { recursive: true, force: true });
        }
        catch {
            // In use, or gone meanwhile.
        }
    }
}
function isOwn(path) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isSymbolicLink() && stats.uid === (process.getuid?.() ?? stats.uid);
}

;// CONCATENATED MODULE: ./build/embedded/store/sqlite.js




const SCHEMA_VERSION = 1;
const TABLES = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS checks (id INTEGER PRIMARY KEY AUTOINCREMENT, fields TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS submissions (id INTEGER PRIMARY KEY AUTOINCREMENT, check_id INTEGER NOT NULL, fields TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS submissions_by_check ON submissions (check_id);
  CREATE TABLE IF NOT EXISTS results (check_id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
/**
 * Keeps records in `store.sqlite` of a data folder that this process has locked: one row a record, its fields as JSON.
 * Others may read the file meanwhile, so that it can be backed up.
 *
 * @throws ConfigurationError when the runtime has no SQLite, or the file is of a later version, damaged or no database
 */
async function openSqlite(dataDir) {
    const sqlite = await loadSqlite();
    const path = (0,external_node_path_.join)(dataDir, 'store.sqlite');
    try {
        const database = openStore(sqlite, path);
        try {
            return persistence(database);
        }
        catch (error) {
            database.close();
            throw error;
        }
    }
    catch (error) {
        if (error instanceof ConfigurationError)
            throw error;
        throw new ConfigurationError(isLocked(error)
            ? `The data folder ${dataDir} is used by another process; stop that one, or give another folder.`
            : `The data folder's ${path} cannot be read: ${reasonOf(error)}. Put a backup in its place, or move it away to start afresh.`);
    }
}
/** Nothing is written where the tables are there already: what is kept can be read on a full disk. */
function openStore(sqlite, path) {
    try {
        return sqlite_open(sqlite, path, 'PRAGMA journal_mode = WAL;');
    }
    catch (error) {
        if (error instanceof ConfigurationError || isLocked(error))
            throw error;
        // Sharing the file takes some room of its own; without it others wait until this process ends.
        return sqlite_open(sqlite, path, 'PRAGMA locking_mode = EXCLUSIVE;');
    }
}
function sqlite_open(sqlite, path, mode) {
    const database = openPrivate(sqlite, path);
    try {
        // The mode first: any other of these reads the file already.
        database.exec(`${mode} PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL;`);
        const row = database.prepare('PRAGMA user_version').get();
        if (row.user_version > SCHEMA_VERSION) {
            throw new ConfigurationError(`${path} was written by a later version of this program; use that one.`);
        }
        if (row.user_version < SCHEMA_VERSION)
            database.exec(TABLES);
        return database;
    }
    catch (error) {
        database.close();
        throw error;
    }
}
function persistence(database) {
    const putCheck = database.prepare('INSERT OR REPLACE INTO checks (id, fields) VALUES (?, ?)');
    const putSubmission = database.prepare('INSERT OR REPLACE INTO submissions (id, check_id, fields) VALUES (?, ?, ?)');
    const putResult = database.prepare('INSERT OR REPLACE INTO results (check_id, fields) VALUES (?, ?)');
    const readResult = database.prepare('SELECT fields FROM results WHERE check_id = ?');
    const meta = database.prepare('SELECT value FROM meta WHERE name = ?');
    const counter = (table) => database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq ?? 0;
    const atomically = (body) => {
        database.exec('BEGIN IMMEDIATE');
        try {
            body();
            database.exec('COMMIT');
        }
        catch (error) {
            if (database.isTransaction)
                database.exec('ROLLBACK');
            throw error;
        }
    };
    return {
        load: () => {
            const damaged = [];
            const rows = (table) => {
                const all = database.prepare(`SELECT id, fields FROM ${table} ORDER BY id`).all();
                return all.flatMap(({ id, fields }) => {
                    const record = sqlite_parsed(fields);
                    if (record === null)
                        damaged.push(`${table} ${id}`);
                    return record ?? [];
                });
            };
            return {
                checks: rows('checks'),
                submissions: rows('submissions'),
                submissionIds: database.prepare('SELECT id FROM submissions').all().map(({ id }) => id),
                damaged,
            };
        },
        readSecret: () => meta.get('secret')?.value ?? null,
        writeSecret: (secret) => {
            database.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run('secret', secret);
        },
        putCheck: (check) => {
            putCheck.run(check.id, JSON.stringify(check));
        },
        putSubmission: (submission) => {
            putSubmission.run(submission.id, submission.checkId, JSON.stringify(submission));
        },
        putResult: (result, check) => atomically(() => {
            putResult.run(result.checkId, JSON.stringify({ ...result, analysis: (0,pair_table/* unpacked */.K)(result.analysis) }));
            putCheck.run(check.id, JSON.stringify(check));
        }),
        readResult: (checkId) => {
            const row = readResult.get(checkId);
            const record = row === undefined ? null : sqlite_parsed(row.fields);
            const analysis = record?.analysis;
            return Array.isArray(analysis?.pairs) ? { checkId, analysis: (0,pair_table.packed)(analysis) } : null;
        },
        removeCheck: (id) => atomically(() => {
            database.prepare('DELETE FROM checks WHERE id = ?').run(id);
            database.prepare('DELETE FROM submissions WHERE check_id = ?').run(id);
            database.prepare('DELETE FROM results WHERE check_id = ?').run(id);
        }),
        removeSubmission: (id) => {
            database.prepare('DELETE FROM submissions WHERE id = ?').run(id);
        },
        readCounters: () => ({ check: counter('checks'), submission: counter('submissions') }),
        close: () => database.close(),
    };
}
/** null where a row holds no object: it was damaged. */
function sqlite_parsed(fields) {
    try {
        const value = JSON.parse(fields);
        return typeof value === 'object' ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/embedded/store/store.js




/**
 * Checks, submissions and results of one service. Records live in memory, ZIPs as `Blobs` say. Every change is written
 * first and is in memory after it: a write that fails changes nothing.
 */
class Store {
    /** Signs what a client hands back verbatim (`source` of a match). */
    secret;
    /** Rows that cannot be read, such as `checks 7`. */
    damaged;
    #persistence;
    #blobs;
    #checks = new Map();
    #submissions = new Map();
    #byCheck = new Map();
    #results = new Map();
    /** Submissions that had a row at the start. */
    #known;
    #lastCheck = 0;
    #lastSubmission = 0;
    #lastJob = 0;
    /** @param folder where ZIPs are files */
    constructor(folder, persistence) {
        this.#persistence = persistence;
        this.#blobs = new blobs/* Blobs */.B(folder, persistence !== null);
        const kept = persistence?.readSecret() ?? null;
        this.secret = kept ?? (0,external_node_crypto_.randomBytes)(32).toString('hex');
        if (kept === null)
            persistence?.writeSecret(this.secret);
        const loaded = persistence?.load() ?? { checks: [], submissions: [], submissionIds: [], damaged: [] };
        const counters = persistence?.readCounters() ?? { check: 0, submission: 0 };
        this.damaged = loaded.damaged;
        this.#known = new Set(loaded.submissionIds);
        this.#lastCheck = counters.check;
        this.#lastSubmission = counters.submission;
        for (const check of loaded.checks) {
            this.#lastCheck = Math.max(this.#lastCheck, check.id);
            this.#lastJob = Math.max(this.#lastJob, check.jobId);
            // What was under way when the process ended is done again from the start.
            this.#checks.set(check.id, check.statusId === STATE.processing ? { ...check, statusId: STATE.queued } : check);
            this.#byCheck.set(check.id, new Set());
        }
        for (const submission of loaded.submissions) {
            this.#lastSubmission = Math.max(this.#lastSubmission, submission.id);
            this.#submissions.set(submission.id, submission);
            this.#byCheck.get(submission.checkId)?.add(submission.id);
        }
    }
    /** Deletes ZIPs that no row names: their process was killed between the file and its row, or between row and file. */
    async sweep() {
        await this.#blobs.sweep((name) => {
            const id = Number(/^(\d+)-[0-9a-f]+\.zip$/.exec(name)?.[1] ?? Number.NaN);
            const named = this.#submissions.get(id)?.blob ?? (this.#known.has(id) ? name : null);
            return name === named;
        });
    }
    /** Newest first. */
    checks() {
        return [...this.#checks.values()].toSorted((a, b) => b.id - a.id);
    }
    check(id) {
        return this.#checks.get(id);
    }
    createCheck(fields) {
        const check = { id: this.#lastCheck + 1, ...fields };
        this.#persistence?.putCheck(check);
        this.#lastCheck = check.id;
        this.#byCheck.set(check.id, new Set());
        this.#checks.set(check.id, check);
        return check;
    }
    updateCheck(id, changes) {
        const after = this.#changed(id, changes);
        this.#persistence?.putCheck(after);
        this.#checks.set(id, after);
        return after;
    }
    /** A state that ends with the process: a check that is under way, or whose outcome waits for room. */
    noteCheck(id, changes) {
        this.#checks.set(id, this.#changed(id, changes));
    }
    nextJob() {
        this.#lastJob += 1;
        return this.#lastJob;
    }
    /** Where there is no room to write the deletion down, the ZIPs make room for it. */
    async removeCheck(id) {
        const submissions = this.submissions(id);
        try {
            this.#persistence?.removeCheck(id);
        }
        catch (error) {
            if (!isNoRoom(error))
                throw error;
            await this.#deleteBlobs(submissions);
            this.#persistence?.removeCheck(id);
        }
        this.#checks.delete(id);
        this.#byCheck.delete(id);
        this.#results.delete(id);
        for (const submission of submissions)
            this.#submissions.delete(submission.id);
        await this.#deleteBlobs(submissions);
    }
    /** In the order of upload. */
    submissions(checkId) {
        return [...(this.#byCheck.get(checkId) ?? [])].flatMap((id) => this.#submissions.get(id) ?? []);
    }
    submission(id) {
        return this.#submissions.get(id);
    }
    /**
     * Takes a ZIP over into the store. null: meanwhile the check was started or deleted, and nothing is left of it.
     */
    async addSubmission(fields, contents) {
        this.#lastSubmission += 1;
        const id = this.#lastSubmission;
        const record = { id, ...fields, blob: `${id}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.zip` };
        try {
            await this.#blobs.take(record.blob, contents);
            const mayTake = this.#checks.get(fields.checkId)?.statusId === STATE.created;
            if (mayTake) {
                // Nothing is awaited from here: no start of the check can come between.
                this.#persistence?.putSubmission(record);
                this.#submissions.set(id, record);
                this.#byCheck.get(record.checkId)?.add(id);
                return record;
            }
        }
        catch (error) {
            await this.#deleteBlobs([record]);
            throw error;
        }
        await this.#deleteBlobs([record]);
        return null;
    }
    async removeSubmission(id) {
        const record = this.#submissions.get(id);
        if (record === undefined)
            return;
        this.#persistence?.removeSubmission(id);
        this.#submissions.delete(id);
        this.#byCheck.get(record.checkId)?.delete(id);
        await this.#deleteBlobs([record]);
    }
    /** Where the ZIP of a submission is. */
    blobOf({ blob }) {
        return this.#blobs.at(blob);
    }
    /** Keeps a result and what its check becomes by it. */
    putResult(result, changes) {
        const check = this.#changed(result.checkId, changes);
        this.#persistence?.putResult(result, check);
        if (this.#persistence !== null)
            this.#results.clear();
        this.#results.set(result.checkId, result);
        this.#checks.set(check.id, check);
    }
    /** Results of a data folder are read when they are asked for; the last one read stays. null: none, or damaged. */
    result(checkId) {
        const there = this.#results.get(checkId);
        if (there !== undefined)
            return there;
        const read = this.#persistence?.readResult(checkId) ?? null;
        if (read !== null) {
            this.#results.clear();
            this.#results.set(checkId, read);
        }
        return read;
    }
    close() {
        this.#persistence?.close();
    }
    /** A clock that was set back makes no check older than it is. */
    #changed(id, changes) {
        const before = this.#checks.get(id);
        if (before === undefined)
            throw new Error(`check ${id} is not in the store`);
        return {
            ...before,
            ...changes,
            updatedAt: Math.max(before.updatedAt, changes.updatedAt ?? before.updatedAt),
        };
    }
    #deleteBlobs(submissions) {
        return this.#blobs.delete(submissions.map(({ blob }) => blob));
    }
}

;// CONCATENATED MODULE: ./build/embedded/service.js


















/** So long requests under way may go on when the service is stopped. */
const DRAIN_MS = 10_000;
/**
 * Starts the embedded service: the interface over HTTP, its store, and its analyses in threads of their own. A data folder is
 * locked before anything in it is touched.
 *
 * @throws ConfigurationError for a data folder that cannot be used; the system's error for an address that is taken
 */
async function startEmbeddedService(options) {
    const { dataDir } = options;
    if (dataDir === null)
        return serve(options, null);
    makeDataDir(dataDir);
    const lock = await lockFolder(dataDir);
    try {
        return await serve(options, lock);
    }
    catch (error) {
        lock.release();
        throw error;
    }
}
async function serve(options, lock) {
    const { now, monotonic = () => performance.now(), simulation = NO_SIMULATION } = options;
    const onDefect = (error) => console.error(error);
    const folder = options.dataDir ?? options.tempDir;
    const store = await service_openStore(options);
    // Who starts a service for one run alone has something to analyse.
    const spare = options.requestsPerMinute === null ? new SpareThread() : null;
    const queue = new AnalysisQueue({ onDefect, ...(spare === null ? {} : { start: spare.start }) });
    const runs = new AnalysisRuns({ store, queue, now, monotonic, onDefect });
    const spoolDir = (0,external_node_path_.join)(folder, 'spool');
    const { requestsPerMinute } = options;
    try {
        await emptyFolder(spoolDir);
        for (const row of store.damaged) {
            options.onWarning?.(`The record ${row} of the data folder is damaged. It is left as it is, and not shown.`);
        }
        const key = typeof options.key === 'string' ? options.key : options.key();
        const access = new CheckAccess(store, now);
        const unmetered = requestsPerMinute === null;
        const context = { store, queue, runs, access, now, monotonic, unmetered, simulation };
        const { server, drain } = createHttpServer({
            key,
            spoolDir,
            rateLimit: unmetered ? null : new RateLimit(requestsPerMinute, { now, monotonic }),
            handle: (operation, request, call) => handle(context, operation, request, call),
            trustedProxies: proxyList(options.trustedProxies ?? []),
            publicUrl: options.publicUrl ?? null,
            loopbackOnly: isLoopback(options.host) && options.publicUrl == null && (options.trustedProxies ?? []).length === 0,
            refusal: (operation) => simulatedRefusal(simulation, operation, startedChecks(store)),
            onDefect,
        });
        runs.resume();
        if (options.demo != null)
            await offerDemo({ store, access, runs, now }, options.demo, folder);
        await listen(server, options.host, options.port);
        return {
            baseUrl: addressOf(server) + PREFIX,
            close: async () => {
                await drain(DRAIN_MS);
                runs.close();
                await queue.close();
                await spare?.close();
                store.close();
                lock?.release();
            },
        };
    }
    catch (error) {
        runs.close();
        await queue.close();
        await spare?.close();
        store.close();
        throw error;
    }
}
async function service_openStore({ dataDir, tempDir }) {
    if (dataDir === null)
        return new Store((0,external_node_path_.join)(tempDir, 'submissions'), null);
    const persistence = await openSqlite(dataDir);
    try {
        const store = new Store((0,external_node_path_.join)(dataDir, 'submissions'), persistence);
        await store.sweep();
        return store;
    }
    catch (error) {
        persistence.close();
        throw new ConfigurationError(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}.`);
    }
}
/** Uploads that were under way when an earlier process ended belong to nobody. */
async function emptyFolder(folder) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    for (const name of await (0,promises_.readdir)(folder))
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
}
/** An address that a person can open: `0.0.0.0` stands for all of a machine, and is none. */
function addressOf(server) {
    const { address, port } = server.address();
    const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
function listen(server, host, port) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
            server.off('error', reject);
            resolve();
        });
    });
}

;// CONCATENATED MODULE: ./build/embedded/thread.js



/** The thread's side: serves until it is told to close. */
async function serveInThread(options, port) {
    const post = (message) => port.postMessage(message);
    try {
        const service = await startEmbeddedService({ ...options, now: () => Date.now() });
        port.once('message', () => {
            void service.close().finally(() => {
                post({ kind: 'closed' });
                port.close();
            });
        });
        post({ kind: 'ready', baseUrl: service.baseUrl });
    }
    catch (error) {
        post({ kind: 'failed', message: (0,message_of/* messageOf */.b)(error) });
        port.close();
    }
}
/**
 * Runs the embedded service in a worker thread of this process, so that neither side can stall the other.
 *
 * @throws Error when the service cannot start
 */
function startEmbeddedServiceInThread(options) {
    return new Promise((resolve, reject) => {
        const worker = startWorker({ kind: 'service', options });
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`the embedded service ended before it was ready (exit ${code})`)));
        worker.once('message', (message) => {
            if (message.kind !== 'ready') {
                reject(new Error(message.kind === 'failed' ? message.message : 'the embedded service closed at once'));
                return;
            }
            resolve({
                baseUrl: message.baseUrl,
                close: async () => {
                    const gone = new Promise((done) => {
                        worker.once('exit', () => done());
                    });
                    worker.postMessage('close');
                    const patience = setTimeout(() => void worker.terminate(), 2_000);
                    await gone;
                    clearTimeout(patience);
                },
            });
        });
    });
}


/***/ }),

/***/ 8151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ blanked)
/* harmony export */ });
/** As long as the text, and with as many lines. */
function blanked(text) {
    return text.replaceAll(/[^\n]+/g, (line) => ' '.repeat(line.length));
}


/***/ }),

/***/ 2468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ skipLine),
/* harmony export */   QC: () => (/* binding */ startsLine),
/* harmony export */   Uc: () => (/* binding */ ahead),
/* harmony export */   YW: () => (/* binding */ match),
/* harmony export */   _L: () => (/* binding */ isFirstOfLine),
/* harmony export */   hF: () => (/* binding */ reading),
/* harmony export */   sY: () => (/* binding */ skipping),
/* harmony export */   uY: () => (/* binding */ endAfter),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
const LOOK_AHEAD = 400;
/** The next characters of the text. */
function ahead({ text, at }) {
    return text.slice(at, at + LOOK_AHEAD);
}
/** The match of a pattern that begins with `^` at the cursor; null: it does not match. */
function match(cursor, pattern) {
    return pattern.exec(ahead(cursor));
}
/** A hook that skips what matches. */
function skipping(pattern) {
    return (cursor) => {
        const found = match(cursor, pattern);
        return found !== null && cursor.skipTo(cursor.at + found[0].length);
    };
}
/** A hook that reads what matches as one token. */
function reading(kind, pattern) {
    return (cursor) => {
        const found = match(cursor, pattern);
        return found !== null && cursor.read(kind, cursor.at + found[0].length);
    };
}
/** A hook that skips the rest of the line. */
function skipLine(cursor) {
    return cursor.skipTo(endOfLine(cursor.text, cursor.at));
}
/** Offset of the line feed that ends the line of `from`, or the text's end. */
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
/** Offset after the next `mark`, or the text's end. */
function endAfter(text, mark, from) {
    const end = text.indexOf(mark, from);
    return end < 0 ? text.length : end + mark.length;
}
/** Whether only blanks stand before an offset on its line. */
function startsLine(text, at) {
    let before = at - 1;
    while (before >= 0 && (text[before] === ' ' || text[before] === '\t'))
        before -= 1;
    return before < 0 || text[before] === '\n' || text[before] === '\ufeff';
}
/** Whether an offset is the first of its line. */
function isFirstOfLine(text, at) {
    return at === 0 || text[at - 1] === '\n';
}


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JAVASCRIPT)
/* harmony export */ });
/* harmony import */ var _blanked_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8151);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3396);


const RULES = {
    ..._plain_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ,
    tokenizer: 'javascript',
    words: {
        kept: `${_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .C_CONTROL */ .iy} in of try catch finally throw new class extends super this function typeof instanceof
      delete void yield await with debugger export import
      interface enum namespace type implements keyof as satisfies is infer declare module`,
        dropped: 'async static public private protected readonly abstract override',
        constants: 'true false null undefined',
        same: { let: 'var let const' },
    },
    operators: '=== !== == != <= >= && || ?? ++ -- => ... ?. += -= *= /= %= **= ** <<= >>= >>>= &= |= ^= &&= ||= ??= << >> >>>',
};
const TYPESCRIPT = { ...RULES, tokenizer: 'typescript' };
const PAGE = { ...RULES, prepare: scriptsOf };
const JAVASCRIPT = {
    ...RULES,
    languages: [
        { id: 38, language: 'HTML+JS', extensions: ['html', 'htm', 'vue', 'svelte', 'js', 'mjs'] },
        { id: 39, language: 'JavaScript', extensions: ['js', 'mjs', 'cjs', 'jsx'] },
        {
            id: 100,
            language: 'TypeScript',
            extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte'],
        },
    ],
    byEnding: {
        ts: TYPESCRIPT,
        mts: TYPESCRIPT,
        cts: TYPESCRIPT,
        html: PAGE,
        htm: PAGE,
        vue: PAGE,
        svelte: PAGE,
    },
    interpreter: /\b(?:node|deno|bun)\b/,
    hasBraces: true,
    runsOutsideFunctions: true,
    escapes: 'in-names',
    evaluates: /\beval\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\brunIn\w{0,10}Context\b|\.\s*constructor\s*\(|\bdocument\.write/g,
    readsItself: /\bcurrentScript\b/,
};
/** The scripts of a page or component; the markup around them is blanked. */
function scriptsOf(text) {
    const parts = [];
    let at = 0;
    const opening = /<script\b[^>]{0,500}>/gi;
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const from = match.index + match[0].length;
        const close = /<\/script\s*>/gi;
        close.lastIndex = from;
        const to = close.exec(text)?.index ?? text.length;
        parts.push((0,_blanked_js__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .G)(text.slice(at, from)), text.slice(from, to));
        at = to;
        if (to < text.length) {
            // Scripts do not run on into each other.
            parts.push(';');
            at += 1;
        }
        opening.lastIndex = to;
    }
    parts.push((0,_blanked_js__WEBPACK_IMPORTED_MODULE_1__/* .blanked */ .G)(text.slice(at)));
    return parts.join('');
}


/***/ }),

/***/ 3942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ej: () => (/* binding */ AUTO_DETECT),
  BU: () => (/* binding */ FAMILIES),
  ME: () => (/* binding */ FAMILY_NAMES),
  Yj: () => (/* binding */ LANGUAGES),
  je: () => (/* binding */ extensionOf),
  h6: () => (/* binding */ familyOfExtension),
  yI: () => (/* binding */ familyOfShebang),
  fc: () => (/* binding */ languageById)
});

// UNUSED EXPORTS: isSourceName, languageNamed

// EXTERNAL MODULE: ./build/languages/plain.js
var plain = __nccwpck_require__(3396);
;// CONCATENATED MODULE: ./build/languages/assembly.js

const ASSEMBLY = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 34, language: 'Assembly', extensions: ['asm', 's', 'nasm'] }],
    words: {
        kept: `mov movl movq lea push pop add sub mul imul div idiv inc dec neg and or xor not shl shr sar rol ror cmp test jmp je jne
      jz jnz jl jle jg jge ja jae jb jbe js jns call ret int syscall loop nop li la lw sw lb sb addi addu subu beq bne blt bgt ble
      bge jal jr move ldr str ldp stp bl b b.eq b.ne cbz cbnz section global extern db dw dd dq`,
    },
    ignoreCase: true,
    lineComments: [';', '#', '//'],
    wordStart: '.%$@',
    wordPart: '.',
    newlines: true,
    hasNoAiScore: true,
};

// EXTERNAL MODULE: ./build/languages/cursor.js
var languages_cursor = __nccwpck_require__(2468);
// EXTERNAL MODULE: ./build/languages/quotes.js
var languages_quotes = __nccwpck_require__(7451);
;// CONCATENATED MODULE: ./build/languages/preprocessor.js


/** Drops the preprocessor's lines but keeps what `#define` defines; `#if 0` is a comment. */
function preprocessor(cursor) {
    const { text, at } = cursor;
    if (!(0,languages_cursor/* startsLine */.QC)(text, at))
        return false;
    const directive = (0,languages_cursor/* match */.YW)(cursor, /^#[ \t]*(\w*)[ \t]*(\w*)/);
    if (directive?.[1] === 'define') {
        return cursor.read('annotation', at + directive[0].length - (directive[2]?.length ?? 0));
    }
    return cursor.skipTo(DEAD.test((0,languages_cursor/* ahead */.Uc)(cursor)) ? endOfDead(text, (0,languages_cursor/* endOfLine */.vT)(text, at)) : endOfDirective(text, at));
}
/** Blanks and comments on one line. */
const GAP = String.raw `(?:[ \t\f\v]|/\*(?:[^*\n]|\*(?!/))*\*/)*`;
/** What never compiles, whatever is defined: a `0` and nothing else. */
const DEAD = new RegExp(`^#${GAP}if\\b${GAP}0${GAP}(?://.*)?(?:\\n|$)`);
const CONDITION = new RegExp(`^#${GAP}(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\\b`);
const INCLUDED = /^#[ \t]*(?:include|import|include_next)[ \t]*$/;
const LONGEST_DIRECTIVE = 400;
/** Where the line begins that ends what `#if 0` leaves out: its own `#else`, `#elif` or `#endif`, which no comment hides. */
function endOfDead(text, from) {
    let depth = 0;
    let at = from;
    let lineStart = false;
    let line = from;
    while (at < text.length) {
        const character = text[at];
        const hidden = endOfHidden(text, at);
        if (character === '\n') {
            lineStart = true;
            line = at + 1;
            at += 1;
        }
        else if (hidden > at) {
            // A comment leaves what stands before it on its line as it is.
            lineStart &&= character === '/';
            at = hidden;
        }
        else if (character === '#' && lineStart) {
            lineStart = false;
            const word = CONDITION.exec(text.slice(at, at + LONGEST_DIRECTIVE))?.[1] ?? '';
            if (word === 'if' || word === 'ifdef' || word === 'ifndef')
                depth += 1;
            else if (word !== '' && depth === 0)
                return line;
            else if (word === 'endif')
                depth -= 1;
            at += 1;
        }
        else {
            lineStart &&= character <= ' ';
            at += 1;
        }
    }
    return text.length;
}
/** End of a directive's line; a comment that begins there may go on. */
function endOfDirective(text, from) {
    let at = from;
    while (at < text.length) {
        const character = text[at];
        if (character === '\n' || text.startsWith('//', at))
            return (0,languages_cursor/* endOfLine */.vT)(text, at);
        if (character === '<' && at - from < LONGEST_DIRECTIVE && INCLUDED.test(text.slice(from, at))) {
            at = Math.min((0,languages_cursor/* endAfter */.uY)(text, '>', at), (0,languages_cursor/* endOfLine */.vT)(text, at));
        }
        else {
            at = Math.max(at + 1, endOfHidden(text, at));
        }
    }
    return text.length;
}
/** End of the comment, string or character that begins at an offset; the offset itself where none does. */
function endOfHidden(text, at) {
    const character = text[at];
    if (character === '/' && text[at + 1] === '*')
        return (0,languages_cursor/* endAfter */.uY)(text, '*/', at + 2);
    if (character === '/' && text[at + 1] === '/')
        return (0,languages_cursor/* endOfLine */.vT)(text, at);
    if (character === '"')
        return (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4);
    return character === "'" ? (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* SINGLE */.zt) : at;
}

;// CONCATENATED MODULE: ./build/languages/c.js




const C = {
    ...plain/* PLAIN */.tZ,
    languages: [
        { id: 16, language: 'C', extensions: ['c', 'h'] },
        {
            id: 17,
            language: 'C/C++',
            extensions: 'cpp cc cxx c++ hpp hh hxx h++ c h ino cu cuh tpp ipp mm'.split(' '),
        },
    ],
    words: {
        kept: `${plain/* C_CONTROL */.iy} sizeof struct union enum typedef class namespace template typename new delete try catch
      throw this operator using friend static_cast dynamic_cast const_cast reinterpret_cast co_await co_return co_yield
      typeid decltype static_assert`,
        dropped: `public private protected static const constexpr consteval constinit extern register volatile inline virtual
      explicit mutable noexcept override final restrict auto_ptr thread_local`,
        types: `${plain/* NUMERIC_TYPES */.Gv} bool signed unsigned auto wchar_t char8_t char16_t char32_t size_t`,
        constants: 'true false NULL nullptr',
        same: {
            '&&': 'and',
            '||': 'or',
            '!': 'not',
            '^': 'xor',
            '&': 'bitand',
            '|': 'bitor',
            '~': 'compl',
            '&=': 'and_eq',
            '|=': 'or_eq',
            '^=': 'xor_eq',
            '!=': 'not_eq',
        },
    },
    wordStart: '$',
    wordPart: '$',
    hooks: {
        '#': preprocessor,
        '\\': (cursor) => cursor.skipTo(cursor.at + 1),
        RLuU: prefixedString,
    },
    // Objective-C shares its ending with Matlab.
    claims: { m: /^\s*(?:#import|#include|@interface|@implementation)/m },
    hasBraces: true,
    escapes: 'in-names',
    evaluates: /\b(?:system|popen|execl\w?|execv\w?)\s*\(/g,
};
/** `R"delimiter( … )delimiter"`, `u8"…"`, `L'…'`. */
function prefixedString(cursor) {
    const { text, at } = cursor;
    if (!`"'R8`.includes(text[at + 1] ?? ' '))
        return false;
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/);
    if (raw !== null)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, `)${raw[1] ?? ''}"`, at + raw[0].length));
    const prefixed = (0,languages_cursor/* match */.YW)(cursor, /^(?:u8|[uUL])(["'])/);
    if (prefixed === null)
        return false;
    return cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + prefixed[0].length, prefixed[1] === '"' ? languages_quotes/* DOUBLE */.y4 : languages_quotes/* SINGLE */.zt));
}

;// CONCATENATED MODULE: ./build/languages/interpolation.js


/** Kotlin, Scala, Swift and Dart: a hook for `"…"`, whose expressions may hold quotes, and `"""…"""`. */
function interpolated(hole) {
    return (cursor) => {
        const { text, at } = cursor;
        return cursor.read('string', text.startsWith('"""', at)
            ? (0,languages_cursor/* endAfter */.uY)(text, '"""', at + 3)
            : endOfInterpolated(text, at + 1, hole, false));
    };
}
/**
 * End of a string in `"` with embedded expressions: `hole` opens one (`{`, `${`, `#{`, `\(`) and it ends with the matching
 * bracket; quotes inside an expression do not close the string.
 */
function endOfInterpolated(text, from, hole, verbatim) {
    const [opening, closing] = hole.endsWith('(') ? ['(', ')'] : ['{', '}'];
    let depth = 0;
    let at = from;
    while (at < text.length) {
        const character = text[at];
        if (character === '\n' && !verbatim)
            return at;
        if (depth > 0) {
            if (character === '"') {
                at = (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLE */.y4);
                continue;
            }
            if (character === opening)
                depth += 1;
            else if (character === closing)
                depth -= 1;
            at += 1;
        }
        else if (text.startsWith(hole, at)) {
            const isWritten = hole === '{' && text[at + 1] === '{';
            if (!isWritten)
                depth = 1;
            at += isWritten ? 2 : hole.length;
        }
        else if (character === '\\' && !verbatim) {
            at += 2;
        }
        else if (character === '"') {
            if (!verbatim || text[at + 1] !== '"')
                return at + 1;
            at += 2;
        }
        else {
            at += 1;
        }
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/languages/csharp.js




const C_SHARP = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 18, language: 'C#', extensions: ['cs', 'csx'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} foreach in try catch finally throw new class interface enum struct record is as base this
      namespace delegate event get set init add remove operator implicit explicit lock using checked unchecked unsafe fixed
      sizeof typeof nameof stackalloc yield await when where with from select orderby group join let into switch params ref
      out`,
        dropped: `public private protected internal static readonly const abstract virtual override sealed partial extern
      volatile async file required`,
        types: `${plain/* NUMERIC_TYPES */.Gv} bool decimal sbyte uint ulong ushort nint nuint object string dynamic var`,
        constants: 'true false null',
    },
    leftOut: { directive: 'using' },
    hooks: {
        '#': (cursor) => (0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at) && (0,languages_cursor/* skipLine */.IT)(cursor),
        // An attribute before a declaration.
        '[': (0,languages_cursor/* skipping */.sY)(/^\[[A-Z][\w.]*(?:\([^()\n]*\))?(?:, *[A-Z]\w*(?:\([^()\n]*\))?)*\]\s*(?=[\n[]|public|private|protected|internal|static|class)/),
        '@$"': string,
    },
    hasBraces: true,
    escapes: 'in-names',
    evaluates: /\bCSharpScript\b|\bCSharpCodeProvider\b|\bCSharpCompilation\b|\bAssembly\.Load\b|\bProcess\.Start\b/g,
};
/** `@"…"`, `$"…{…}…"`, `"""…"""`. */
function string(cursor) {
    const { text, at } = cursor;
    const opening = (0,languages_cursor/* match */.YW)(cursor, /^([$@]{0,8})("{3,}|")/);
    const [all = '', marks = '', quotes = ''] = opening ?? [];
    if (opening === null || all === '"')
        return false;
    const from = at + all.length;
    if (quotes.length >= 3)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, quotes, from));
    return cursor.read('string', marks.includes('$')
        ? endOfInterpolated(text, from, '{', marks.includes('@'))
        : (0,languages_quotes/* endOfQuote */.LB)(text, from, { ...languages_quotes/* DOUBLED */._m, multiline: true }));
}

;// CONCATENATED MODULE: ./build/languages/annotation.js

/** `@Name` and `@Name(…)` without nested brackets: annotations of Java, Kotlin, Scala, Swift and Dart. */
const annotation = (0,languages_cursor/* skipping */.sY)(/^@(?!interface\b)[A-Za-z_][\w.:]*(?:\([^()"]*(?:"[^"\n]*"[^()"]*)*\))?/);

;// CONCATENATED MODULE: ./build/languages/dart.js




const DART = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 106, language: 'Dart', extensions: ['dart'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} in try catch on finally throw rethrow new class enum extends implements with mixin super this is as
      await yield assert factory get set operator typedef extension`,
        dropped: 'static final const abstract late external covariant required async sync',
        types: 'int double num bool void dynamic var String',
        constants: 'true false null',
    },
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: "'''", close: "'''" }, languages_quotes/* SINGLE */.zt],
    leftOut: { semicolon: 'import part' },
    hooks: { '@': annotation, '"': interpolated('${') },
    hasBraces: true,
};

// EXTERNAL MODULE: ./build/languages/blanked.js
var blanked = __nccwpck_require__(8151);
;// CONCATENATED MODULE: ./build/languages/fortran.js




/** Older spellings, and the newer one of the same length with blanks. */
const SPELLINGS = {
    eq: '==',
    ne: '/=',
    lt: '<',
    le: '<=',
    gt: '>',
    ge: '>=',
    and: '.and.',
    or: '.or.',
    not: '.not.',
    eqv: '.eqv.',
    neqv: '.neqv.',
    true: 'true',
    false: 'false',
};
const DOTTED = /\.(eq|ne|lt|le|gt|ge|and|or|not|eqv|neqv|true|false)\./gi;
/** `end do` is `enddo`, `else if` is `elseif`. */
const PARTED = /\b(end|else|go)([ \t]+)(do|if|select|where|forall|associate|block|program|subroutine|function|module|type|interface|to)\b/gi;
/** The name of what ends may be said or left out. */
const ENDED = /\b(end(?:program|subroutine|function|module|type|interface|do|if))([ \t]+[a-z]\w*)/gi;
function oneSpelling(text) {
    return text
        .replaceAll(DOTTED, (all, word) => (SPELLINGS[word.toLowerCase()] ?? all).padEnd(all.length))
        .replaceAll(PARTED, (_, first, blanks, second) => first + second + blanks)
        .replaceAll(ENDED, (_, end, name) => end + ' '.repeat(name.length));
}
const FREE = {
    ...plain/* PLAIN */.tZ,
    words: {
        kept: `program endprogram module endmodule subroutine endsubroutine function endfunction interface endinterface type endtype class
      if then else elseif endif do enddo while select endselect case default exit cycle continue return call stop goto print write read
      open close format contains intent in out inout parameter dimension allocatable pointer target save data common allocate
      deallocate allocated where endwhere forall endforall concurrent associate endassociate block endblock result procedure end`,
        dropped: 'recursive pure elemental impure public private optional',
        types: 'integer real double precision complex logical character',
        constants: 'true false',
    },
    ignoreCase: true,
    lineComments: ['!'],
    blockComments: [],
    quotes: [languages_quotes/* DOUBLED */._m, languages_quotes/* DOUBLED_SINGLE */.xK],
    operators: '== /= <= >= => :: // ** .and. .or. .not. .eqv. .neqv. (/ /)',
    leftOut: { line: 'use implicit include' },
    // Goes on in the next line.
    hooks: { '&': (0,languages_cursor/* skipping */.sY)(/^&[ \t]*(?:![^\n]*)?\r?\n(?:[ \t]*(?:![^\n]*)?\r?\n)*[ \t]*&?/) },
    newlines: true,
    prepare: oneSpelling,
};
/** In the first column; not what some write there although it is code. */
const COMMENT = /^(?:\*|c(?!(?:all|ase|haracter|lass|lose|omplex|ommon|ontains|ontinue|ycle)\b))[^\n]*/gim;
/** Comments begin in the first column, and a mark in the sixth one goes on with the line before: as `&` behind that says. */
const FIXED = {
    ...FREE,
    prepare: (text) => oneSpelling(text.replaceAll(COMMENT, (line) => (0,blanked/* blanked */.G)(line)).replaceAll(/\n {5}[^\s0]/g, '&\n     ')),
};
const FORTRAN = {
    ...FREE,
    languages: [{ id: 116, language: 'Fortran', extensions: ['f90', 'f95', 'f03', 'f08', 'f', 'for', 'ftn'] }],
    byEnding: { f: FIXED, for: FIXED, ftn: FIXED },
    evaluates: /\b(?:execute_command_line|system)\s*\(/gi,
};

;// CONCATENATED MODULE: ./build/languages/java.js



const JAVA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 13, language: 'Java', extensions: ['java'] }],
    words: {
        kept: `${plain/* C_CONTROL */.iy} try catch finally throw throws new class interface enum record instanceof
      super this extends implements assert yield synchronized`,
        dropped: 'public private protected static final abstract native strictfp transient volatile sealed',
        types: `${plain/* NUMERIC_TYPES */.Gv} var`,
        constants: 'true false null',
    },
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: '"""', close: '"""' }, languages_quotes/* DOUBLE */.y4, languages_quotes/* SINGLE */.zt],
    wordStart: '$',
    wordPart: '$',
    leftOut: { semicolon: 'import package' },
    hooks: { '@': annotation },
    hasBraces: true,
    escapes: 'everywhere',
    evaluates: /\bScriptEngine|\bdefineClass\b|\bToolProvider\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};

;// CONCATENATED MODULE: ./build/languages/lua.js


const LUA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 107, language: 'Lua', extensions: ['lua'] }],
    words: {
        kept: 'if then elseif else end for in while do repeat until break return function local goto and or not',
        constants: 'true false nil',
    },
    lineComments: ['--'],
    blockComments: [],
    operators: '== ~= <= >= .. ... // ::',
    hooks: { '-[': lua_long },
    interpreter: /\blua\b/,
    evaluates: /\bload(?:string)?\b/g,
};
/** Long strings and comments: `[==[ … ]==]`, `--[[ … ]]`. */
function lua_long(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^(--)?\[(=*)\[/);
    if (found === null)
        return text.startsWith('--', at) && (0,languages_cursor/* skipLine */.IT)(cursor);
    const [all, comment, marks = ''] = found;
    const end = (0,languages_cursor/* endAfter */.uY)(text, `]${marks}]`, at + all.length);
    return comment === undefined ? cursor.read('string', end) : cursor.skipTo(end);
}

// EXTERNAL MODULE: ./build/languages/python.js
var python = __nccwpck_require__(1764);
;// CONCATENATED MODULE: ./build/languages/generic.js




const joined = (kind) => [JAVA, python/* PYTHON */.Z, LUA].map(({ words }) => words[kind] ?? '').join(' ');
const ENDINGS = 'groovy ex exs erl jl nim zig sol d cr cob cbl ada adb ads tcl awk ps1 bat';
/** Any other program text: words, numbers, strings on one line, C-like and script-like comments. */
const GENERIC = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 109, language: 'Other', extensions: ENDINGS.split(' ') }],
    words: {
        kept: joined('kept'),
        dropped: joined('dropped'),
        types: joined('types'),
        constants: joined('constants'),
    },
    lineComments: ['//', '#'],
    shownComments: {
        '//': 'groovy zig sol d cob cbl bat',
        '#': 'ex exs jl nim cr awk tcl ps1',
        '--': 'ada adb ads',
        '%': 'erl',
    },
    escapes: 'in-names',
    evaluates: /\b(?:eval|exec|evaluate|system|Invoke-Expression|iex)\b/g,
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/go.js



const GO = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 30, language: 'Go', extensions: ['go'] }],
    words: {
        kept: `if else for range switch select case default break continue return goto fallthrough func go defer chan map
      struct interface type var const`,
        constants: 'true false nil',
    },
    quotes: [languages_quotes/* DOUBLE */.y4, languages_quotes/* SINGLE */.zt, { ...languages_quotes/* BACKTICK_LINES */.p$, escape: '' }],
    operators: '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= &^ &^= := <- ...',
    leftOut: { line: 'package' },
    hooks: { i: importStatement },
    hasBraces: true,
    declaresByWord: true,
    hasQualifiedResults: true,
    evaluates: /\bexec\.Command\b/g,
};
/** `import "…"` and `import ( … )`. */
function importStatement(cursor) {
    const { text, at } = cursor;
    if (text[at + 1] !== 'm' || /\w/.test(text[at - 1] ?? ' ') || !(0,languages_cursor/* startsLine */.QC)(text, at))
        return false;
    const statement = (0,languages_cursor/* match */.YW)(cursor, /^import\s*(?:\(|[\w.]*\s*["`])/);
    if (statement === null)
        return false;
    return statement[0].endsWith('(') ? cursor.skipTo((0,languages_cursor/* endAfter */.uY)(text, ')', at)) : (0,languages_cursor/* skipLine */.IT)(cursor);
}

;// CONCATENATED MODULE: ./build/languages/haskell.js



const HASKELL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 28, language: 'Haskell', extensions: ['hs', 'lhs', 'elm'] }],
    words: {
        kept: 'if then else case of let in where do data type newtype class instance deriving infix infixl infixr forall mdo rec',
        constants: 'True False',
    },
    lineComments: ['--'],
    blockComments: [{ open: '{-', close: '-}', nested: true }],
    quotes: [languages_quotes/* DOUBLE */.y4],
    wordPart: "'",
    operators: ':: -> <- => == /= <= >= && || ++ >>= >> $ <$> <*> .. !!',
    leftOut: { line: 'import module' },
    hooks: { "'": characterOrPrime },
    newlines: true,
};
/** `'x'` is a character; a prime that stands alone says nothing. */
function characterOrPrime(cursor) {
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\[^'\n]{1,8}|[^\\'\n])'/);
    return character === null
        ? cursor.skipTo(cursor.at + 1)
        : cursor.read('string', cursor.at + character[0].length);
}

// EXTERNAL MODULE: ./build/languages/javascript.js
var javascript = __nccwpck_require__(8405);
;// CONCATENATED MODULE: ./build/languages/kotlin.js




const KOTLIN = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 102, language: 'Kotlin', extensions: ['kt', 'kts'] }],
    words: {
        kept: `if else for in while do when break continue return fun class interface object enum is as try catch finally throw
      this super by where init constructor companion get set typealias`,
        dropped: `public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
      reified operator infix tailrec data sealed inner vararg external`,
        constants: 'true false null',
        same: { let: 'val var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_NAME */.To],
    operators: '=== !== == != <= >= && || ?: ?. !! ++ -- += -= *= /= %= -> .. ..< ::',
    leftOut: { line: 'import package' },
    hooks: { '@': annotation, '"': interpolated('${') },
    hasBraces: true,
    declaresByWord: true,
    hasNoTernary: true,
    evaluates: /\bScriptEngine|\bdefineClass\b|\bgetRuntime\b|\bProcessBuilder\b/g,
};

;// CONCATENATED MODULE: ./build/languages/lisp.js



const LISP = {
    ...plain/* PLAIN */.tZ,
    languages: [
        {
            id: 32,
            language: 'Lisp',
            extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'cljc', 'el'],
        },
    ],
    words: {
        kept: `define defun defmacro defvar defparameter defstruct defclass defmethod defgeneric let let* letrec lambda fn if cond when unless
      case do dotimes dolist loop progn begin set! setq setf quote and or not list cons car cdr map mapcar apply funcall return
      labels flet named-lambda let-values define-record-type def defn recur`,
        constants: 'nil t #t #f true false',
    },
    ignoreCase: true,
    lineComments: [';'],
    blockComments: [{ open: '#|', close: '|#', nested: true }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordStart: '*+-/<>=!?&%:',
    wordPart: '*+-/<>=!?&%:.#',
    operators: ',@',
    // A character.
    hooks: { '#': (0,languages_cursor/* reading */.hF)('string', /^#\\(?:[A-Za-z]+|.)/s) },
    evaluates: /\(\s*eval\b|\bread-from-string\b/g,
};

;// CONCATENATED MODULE: ./build/languages/markup.js


const RULES = {
    ...plain/* PLAIN */.tZ,
    tokenizer: 'names',
    lineComments: [],
    blockComments: [{ open: '<!--', close: '-->', nested: false }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordPart: '-',
    operators: '</ />',
};
/** Without `//`, which stands in addresses as well. */
const STYLE_SHEET = { ...RULES, blockComments: plain/* PLAIN */.tZ.blockComments };
/** Mark-up: words, tags and strings; only comments are known. */
const MARKUP = {
    ...RULES,
    languages: [
        {
            id: 24,
            language: 'XML',
            extensions: ['xml', 'xsd', 'xsl', 'xslt', 'fxml', 'xaml'],
            onlyByName: true,
        },
        { id: 40, language: 'HTML', extensions: ['html', 'htm', 'xhtml'] },
        { id: 110, language: 'CSS', extensions: ['css', 'scss', 'sass', 'less'] },
    ],
    byEnding: { css: STYLE_SHEET, scss: STYLE_SHEET, sass: STYLE_SHEET, less: STYLE_SHEET },
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/matlab.js



const MATLAB = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 31, language: 'Matlab', extensions: ['m', 'matlab', 'mlx'] }],
    words: {
        kept: `if elseif else for parfor while switch case otherwise break continue return function end try catch classdef
      properties methods events enumeration global persistent spmd`,
        constants: 'true false NaN Inf pi',
    },
    lineComments: ['%'],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '== ~= <= >= && || .* ./ .^ .\\',
    leftOut: { line: 'clc clear close import' },
    hooks: { "'": matlab_string, '%': comment, '.': continuation },
    newlines: true,
    evaluates: /\beval(?:in|c)?\s*\(/g,
};
/** `'` is a transpose after a value and a quote elsewhere. */
function matlab_string(cursor) {
    const { text, at } = cursor;
    if (!cursor.expectsValue && !/\s/.test(text[at - 1] ?? ' '))
        return false;
    return cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + 1, languages_quotes/* DOUBLED_SINGLE */.xK));
}
/** `%` and `%{ … %}`. */
function comment(cursor) {
    const { text, at } = cursor;
    if ((0,languages_cursor/* match */.YW)(cursor, /^%\{[ \t]*\r?\n/) === null || !(0,languages_cursor/* startsLine */.QC)(text, at))
        return (0,languages_cursor/* skipLine */.IT)(cursor);
    const end = /\n[ \t]*%\}/g;
    end.lastIndex = at;
    const found = end.exec(text);
    return cursor.skipTo(found === null ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, found.index + 1));
}
/** `...` joins lines. */
function continuation(cursor) {
    const { text, at } = cursor;
    return text.startsWith('...', at) && cursor.skipTo(Math.min(text.length, (0,languages_cursor/* endOfLine */.vT)(text, at) + 1));
}

;// CONCATENATED MODULE: ./build/languages/ml.js



const OCAML = {
    ...plain/* PLAIN */.tZ,
    words: {
        kept: `and as assert begin class constraint do done downto else end exception external for fun function functor if in inherit
      initializer lazy let match method module new object of open or rec sig struct then to try type val when while with mod land
      lor lxor lsl lsr asr not raise ref`,
        dropped: 'private virtual mutable',
        constants: 'true false',
    },
    lineComments: [],
    blockComments: [{ open: '(*', close: '*)', nested: true }],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    wordPart: "'",
    operators: '-> <- := :: ;; |> @@ && || <> != == <= >= ** +. -. *. /. ^^ [| |] >> << :> .. <| =>',
    leftOut: { line: 'open' },
    hooks: { "'": characterOrType, '{': quotedString },
};
/** F# ends comments with the line as well, and has strings, attributes and words of its own. */
const F_SHARP = {
    ...OCAML,
    words: {
        ...OCAML.words,
        kept: `${OCAML.words.kept} yield return use member interface default elif async seq namespace null upcast downcast`,
        dropped: `${OCAML.words.dropped} abstract override static inline public internal`,
    },
    lineComments: ['//'],
    quotes: [{ ...languages_quotes/* DOUBLE_LINES */.qw, open: '"""', close: '"""', escape: '' }, languages_quotes/* DOUBLE_LINES */.qw],
    leftOut: { line: 'open module namespace' },
    hooks: {
        "'": characterOrType,
        '[': (0,languages_cursor/* skipping */.sY)(/^\[<[^\n]*?>\]/),
        $: (0,languages_cursor/* skipping */.sY)(/^\$+(?=@?")/),
        '@': (0,languages_cursor/* reading */.hF)('string', /^@"(?:[^"]|"")*"/),
        '#': (0,languages_cursor/* skipping */.sY)(/^#(?:light|nowarn|r|load)\b[^\n]*/),
    },
};
/** OCaml, Standard ML and F#: programs of expressions, in which a name beside a name is a call. */
const ML = {
    ...OCAML,
    languages: [
        { id: 111, language: 'OCaml', extensions: ['ml', 'mli', 'sml'] },
        { id: 112, language: 'F#', extensions: ['fs', 'fsx', 'fsi'] },
    ],
    byEnding: { fs: F_SHARP, fsx: F_SHARP, fsi: F_SHARP },
    evaluates: /\b(?:Toploop|Sys\.command|Unix\.system|use_string)\b/g,
};
/** `'x'` is a character, `'a` the name of a type. */
function characterOrType(cursor) {
    const { at } = cursor;
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:\d{3}|x[0-9a-fA-F]{2}|[^\n])|[^\\'\n])'/);
    if (character !== null)
        return cursor.read('string', at + character[0].length);
    const type = (0,languages_cursor/* match */.YW)(cursor, /^'\^?[\p{L}_]\w*/u);
    return type === null ? cursor.skipTo(at + 1) : cursor.read('name', at + type[0].length);
}
/** `{id|…|id}`. */
function quotedString(cursor) {
    const open = (0,languages_cursor/* match */.YW)(cursor, /^\{(?:%[\w.]+ ?)?([a-z_]*)\|/);
    if (open === null)
        return false;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, `|${open[1] ?? ''}}`, cursor.at + open[0].length));
}

;// CONCATENATED MODULE: ./build/languages/pascal.js


const PASCAL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 29, language: 'Pascal', extensions: ['pas', 'pp', 'dpr', 'lpr'] }],
    words: {
        kept: `program unit uses interface implementation begin end if then else for to downto do while repeat until case of with var
      type record array set procedure function object class constructor destructor property try except finally raise goto
      div mod and or not xor in is as inherited exit break continue`,
        dropped: 'public private protected published const',
        types: 'integer real boolean char string byte word longint int64 double single',
        constants: 'true false nil',
    },
    ignoreCase: true,
    blockComments: [
        { open: '{', close: '}', nested: false },
        { open: '(*', close: '*)', nested: false },
    ],
    quotes: [languages_quotes/* DOUBLED_SINGLE */.xK],
    operators: ':= <> <= >= ..',
    leftOut: { semicolon: 'uses' },
};

;// CONCATENATED MODULE: ./build/languages/delimited.js
/** The bracket that closes each. */
const CLOSING = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** End of `q(…)`, `%w[…]`, `m{…}`, from its opening mark: brackets nest, any other mark closes itself. */
function endOfDelimited(text, from) {
    const open = text[from] ?? '';
    const close = CLOSING[open] ?? open;
    let depth = 1;
    let at = from + 1;
    while (at < text.length) {
        const character = text[at];
        if (character === '\\') {
            at += 2;
            continue;
        }
        if (character === close) {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
        else if (character === open) {
            depth += 1;
        }
        at += 1;
    }
    return text.length;
}
/** Longer attributes are not looked for. */
const LONGEST_ATTRIBUTE = 1000;
/** After the `]` that closes the `[` at `from`, where that is not far. */
function endOfAttribute(text, from) {
    let depth = 0;
    const limit = Math.min(text.length, from + LONGEST_ATTRIBUTE);
    for (let at = from; at < limit; at += 1) {
        if (text[at] === '[') {
            depth += 1;
        }
        else if (text[at] === ']') {
            depth -= 1;
            if (depth === 0)
                return at + 1;
        }
    }
    return from + 1;
}

;// CONCATENATED MODULE: ./build/languages/here-document.js

/**
 * Reads a text that starts on the next line and ends with a line that holds only `word`. What follows on the opening line is given
 * up with it, which loses little.
 *
 * @param indented blanks may stand before the word, and something that is no word behind it
 */
function hereDocument(cursor, word, indented) {
    return cursor.read('string', endOfHereDocument(cursor.text, cursor.at, word, indented));
}
/** The offset after the word, from the line after `from` on. */
function endOfHereDocument(text, from, word, indented) {
    let line = (0,languages_cursor/* endOfLine */.vT)(text, from) + 1;
    while (line < text.length) {
        const end = (0,languages_cursor/* endOfLine */.vT)(text, line);
        const content = text.slice(line, Math.min(end, line + word.length + 200)).replace(/\r$/, '');
        const body = indented ? content.trimStart() : content;
        if (body === word ||
            body === `${word};` ||
            (indented && body.startsWith(word) && !/^\w/.test(body.slice(word.length)))) {
            return line + content.indexOf(word) + word.length;
        }
        line = end + 1;
    }
    return text.length;
}

;// CONCATENATED MODULE: ./build/languages/pattern-literal.js

/** Ruby's and Perl's `/…/`, where a value may begin. */
function patternLiteral(cursor) {
    if (!cursor.expectsValue)
        return false;
    const pattern = (0,languages_cursor/* match */.YW)(cursor, /^\/(?:[^/\\\n]|\\.)+\/[a-z]*/);
    return pattern !== null && cursor.read('pattern', cursor.at + pattern[0].length);
}

;// CONCATENATED MODULE: ./build/languages/perl.js






const PERL = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 20, language: 'Perl', extensions: ['pl', 'pm', 'raku'] }],
    words: {
        kept: `if elsif else unless for foreach while until do last next redo return sub package my our local print printf
      say die warn eval push pop shift unshift splice keys values each exists delete defined undef scalar ref bless sort map grep
      join split open close and or not xor eq ne lt gt le ge cmp x`,
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    operators: '== != <= >= <=> && || // ++ -- += -= *= /= .= ||= //= ** -> => :: =~ !~ .. << >>',
    leftOut: { semicolon: 'use no package' },
    hooks: {
        '=': documentation,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<~?(["']?)([A-Za-z_]\w*)\1/);
            return here !== null && hereDocument(cursor, here[2], true);
        },
        '/': patternLiteral,
        '$@%': variable,
        // What follows is data.
        _: (cursor) => (0,languages_cursor/* match */.YW)(cursor, /^__(?:END|DATA)__/) !== null && cursor.skipTo(cursor.text.length),
        qmtsy: quoteLike,
    },
    interpreter: /\bperl\b/,
    evaluates: /\beval\b(?!\s*\{)/g,
    readsItself: /\b__FILE__\b|\bDATA\b/,
};
/** `=pod … =cut`. */
function documentation(cursor) {
    const { text, at } = cursor;
    if ((0,languages_cursor/* match */.YW)(cursor, /^=[a-z]/) === null || !(0,languages_cursor/* isFirstOfLine */._L)(text, at))
        return false;
    const end = text.indexOf('\n=cut', at);
    return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
function variable(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^(?:[$@%]\{?\^?\w+\}?|\$#\{?\$?\w+\}?|\$[&_.,;!/\\0-9])/);
    if (found === null || (text[at] === '%' && !cursor.expectsValue))
        return false;
    return cursor.read('name', at + found[0].length);
}
/** `q…`, `qq…`, `qw…`, `m…`, `s…`, `tr…`. */
function quoteLike(cursor) {
    const { text, at } = cursor;
    const literal = (0,languages_cursor/* match */.YW)(cursor, /^(qq|qw|qr|q|m|tr|s|y)([^\w\s,;=)]|\s+[{([])/);
    if (literal === null)
        return false;
    const [all, word = ''] = literal;
    if (/[\w$@%>-]/.test(text[at - 1] ?? ' ') || text.startsWith('=>', at + word.length))
        return false;
    const open = at + all.length - 1;
    let end = endOfDelimited(text, open);
    if (word === 's' || word === 'tr' || word === 'y') {
        if (CLOSING[text[open] ?? ''] === undefined) {
            end = endOfDelimited(text, end - 1);
        }
        else {
            const second = /^\s*/.exec(text.slice(end, end + 50))?.[0].length ?? 0;
            end = endOfDelimited(text, end + second);
        }
    }
    return cursor.read('string', Math.max(end, open + 1));
}

;// CONCATENATED MODULE: ./build/languages/php.js






const PHP = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 21, language: 'PHP', extensions: ['php', 'php5', 'phtml', 'inc'] }],
    words: {
        kept: `if else elseif endif for foreach endforeach endfor while endwhile do switch endswitch case default break continue
      return goto match fn function class interface trait enum extends implements new clone instanceof as try catch finally
      throw echo print yield from isset unset empty list array exit die use namespace declare and or xor`,
        dropped: 'public private protected static final abstract readonly const var global',
        constants: 'true false null',
    },
    ignoreCase: true,
    lineComments: ['//', '#'],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    operators: '=== !== == != <> <= >= <=> && || ?? ??= ++ -- += -= *= /= %= .= **= -> ?-> => :: ... << >> ** &= |=',
    leftOut: { semicolon: 'namespace use require require_once include include_once' },
    hooks: { $: (0,languages_cursor/* reading */.hF)('name', /^\$+\w+/), '?': closingTag, '<': openingTag, '#/': php_comment },
    prepare: codeOf,
    interpreter: /\bphp\b/,
    hasBraces: true,
    runsOutsideFunctions: true,
    declaresByWord: true,
    evaluates: /\b(?:eval|assert|create_function)\s*\(/g,
    readsItself: /\b__FILE__\b/,
};
/** A page before its first `<?php` is text, in which an apostrophe is no quote. Without any, all of it is code. */
function codeOf(text) {
    const open = text.search(/<\?(?:php\b|=|\s)/i);
    return open > 0 ? (0,blanked/* blanked */.G)(text.slice(0, open)) + text.slice(open) : text;
}
/** What stands between `?>` and the next `<?` is text. */
function closingTag(cursor) {
    const { text, at } = cursor;
    if (!text.startsWith('?>', at))
        return false;
    const open = text.indexOf('<?', at + 2);
    return cursor.skipTo(open < 0 ? text.length : open);
}
/** `<?php`, and `<<<TEXT`. */
function openingTag(cursor) {
    const tag = (0,languages_cursor/* match */.YW)(cursor, /^<\?(?:php|=)?/i);
    if (tag !== null)
        return cursor.skipTo(cursor.at + tag[0].length);
    const here = (0,languages_cursor/* match */.YW)(cursor, /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/);
    return here !== null && hereDocument(cursor, here[2], true);
}
/** `//`, `#` and `#[attribute]`; `?>` ends a comment as well. */
function php_comment(cursor) {
    const { text, at } = cursor;
    if (text.startsWith('#[', at))
        return cursor.skipTo(endOfAttribute(text, at + 1));
    if (text[at] === '/' && text[at + 1] !== '/')
        return false;
    const end = (0,languages_cursor/* endOfLine */.vT)(text, at);
    const close = text.slice(at, end).indexOf('?>');
    return cursor.skipTo(close < 0 ? end : at + close);
}

;// CONCATENATED MODULE: ./build/languages/prolog.js



/** Words that begin no clause of Prolog, and variables of Perl: a file with one of them is Perl. */
const prolog_PERL = String.raw `^[ \t]*(?:use|my|our|local|sub|package|require|foreach)\b[^\n]*[;{]|^#!.*perl|\$\w|@\w+\s*=`;
/** A clause that begins with its line, or a directive. */
const CLAUSE = String.raw `^(?:[a-z]\w*(?:\([^\n]{0,200}\))?[ \t]*(?::-|-->|\.[ \t]*(?:%.*)?$)|:-[ \t]*[a-z])`;
const PROLOG = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 113, language: 'Prolog', extensions: ['pro', 'prolog', 'plt', 'pl'] }],
    words: {
        kept: `is mod rem xor rdiv div not fail true false once call repeat halt assert asserta assertz retract retractall findall bagof setof
      forall write writeln print nl read format atom number integer float var nonvar atomic compound functor arg copy_term
      atom_codes atom_chars atom_length number_codes between succ_or_zero throw catch initialization`,
    },
    lineComments: ['%'],
    quotes: [
        { ...languages_quotes/* SINGLE_LINES */.zB, doubled: true, name: true },
        { ...languages_quotes/* DOUBLE_LINES */.qw, doubled: true },
        languages_quotes/* BACKTICK_LINES */.p$,
    ],
    operators: String.raw `:- --> -> *-> =:= =\= \== \= == =.. @< @> @=< @>= >= =< \+ ** // ?- << >> #= #\= #< #> #=< #>= ::`,
    hooks: {
        // A character, whose mark opens no quote: 0'a
        '0': (0,languages_cursor/* reading */.hF)('string', /^0'(?:\\.|''|[^\n])/),
        ':': directive,
    },
    // Perl has the same ending.
    claims: { pl: new RegExp(String.raw `^(?<![^])(?![^]*?(?:${prolog_PERL}))[^]*?${CLAUSE}`, 'm') },
    interpreter: /\b(?:swipl|gprolog|yap)\b/,
    evaluates: /\b(?:term_to_atom|term_string|read_term_from_atom|atom_to_term|shell)\s*\(/g,
};
/** Directives that import and declare are no part of a program. */
function directive(cursor) {
    if (!(0,languages_cursor/* startsLine */.QC)(cursor.text, cursor.at))
        return false;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^:-\s*(?:use_module|module|ensure_loaded|include|consult|set_prolog_flag|dynamic|discontiguous|multifile|table)\b(?:'[^'\n]*'|[^.'])*\./);
    return found !== null && cursor.skipTo(cursor.at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/r.js




const R = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 105, language: 'R', extensions: ['r', 'rmd'] }],
    words: {
        kept: 'if else for in while repeat break next return function',
        constants: 'TRUE FALSE T F NULL NA Inf NaN',
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_NAME */.To],
    wordPart: '.',
    operators: '<- <<- -> ->> == != <= >= && || |> :: :::',
    leftOut: { line: 'library require source' },
    // `%in%` and the like are one operator.
    hooks: { '%': (0,languages_cursor/* reading */.hF)('operator', /^%[^%\s]*%/), rR: rawString },
    newlines: true,
    interpreter: /\bRscript\b/,
    evaluates: /\beval\b|\bparse\s*\(\s*text\b/g,
};
/** `r"(…)"`. */
function rawString(cursor) {
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^[rR](["'])(-*)([([{])/);
    if (raw === null)
        return false;
    const [all, quote = '', dashes = '', bracket = ''] = raw;
    const close = `${CLOSING[bracket] ?? ''}${dashes}${quote}`;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, close, cursor.at + all.length));
}

;// CONCATENATED MODULE: ./build/languages/ruby.js







const RUBY = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 33, language: 'Ruby', extensions: ['rb', 'rake'] }],
    words: {
        kept: `if elsif else unless case when in then while until for do end break next redo retry return yield def class module
      begin rescue ensure raise self super and or not alias undef defined? lambda proc loop puts print attr_accessor attr_reader
      attr_writer`,
        dropped: 'private public protected',
        constants: 'true false nil',
    },
    quotes: [languages_quotes/* SINGLE_LINES */.zB, languages_quotes/* BACKTICK_LINES */.p$],
    wordPart: '?!',
    operators: '=== == != <= >= <=> && || ||= &&= += -= *= /= %= ** **= << >> => -> :: .. ... =~ !~ &.',
    leftOut: { line: 'require require_relative' },
    hooks: {
        '=': ruby_documentation,
        _: endOfProgram,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<[~-](["'`]?)([A-Za-z_]\w*)\1/);
            return here !== null && hereDocument(cursor, here[2], true);
        },
        '%': percentLiteral,
        '/': patternLiteral,
        '"': (cursor) => cursor.read('string', endOfInterpolated(cursor.text, cursor.at + 1, '#{', false)),
        ':': symbol,
        '@$': (0,languages_cursor/* reading */.hF)('name', /^(?:@@?|\$)\w+/),
    },
    newlines: true,
    interpreter: /\bruby\b/,
    evaluates: /\b(?:eval|instance_eval|class_eval|module_eval)\b/g,
    readsItself: /\b__FILE__\b|\bDATA\b/,
};
/** `=begin … =end`. */
function ruby_documentation(cursor) {
    const { text, at } = cursor;
    if (!text.startsWith('=begin', at) || !(0,languages_cursor/* isFirstOfLine */._L)(text, at))
        return false;
    const end = text.indexOf('\n=end', at);
    return cursor.skipTo(end < 0 ? text.length : (0,languages_cursor/* endOfLine */.vT)(text, end + 1));
}
/** `__END__`: what follows is data. */
function endOfProgram(cursor) {
    const { text, at } = cursor;
    return ((0,languages_cursor/* match */.YW)(cursor, /^__END__\r?(?:\n|$)/) !== null && (0,languages_cursor/* isFirstOfLine */._L)(text, at) && cursor.skipTo(text.length));
}
/** `%w[…]`, `%q(…)`, `%r{…}`. */
function percentLiteral(cursor) {
    const { text, at } = cursor;
    const literal = (0,languages_cursor/* match */.YW)(cursor, /^%[qQwWiIrsx]?[([{<|!/]/);
    if (literal === null || !cursor.expectsValue)
        return false;
    const end = endOfDelimited(text, at + literal[0].length - 1);
    if (text[at + 1] !== 'r')
        return cursor.read('string', end);
    const flags = /^[a-z]*/.exec(text.slice(end, end + LONGEST_FLAGS));
    return cursor.read('pattern', end + (flags?.[0].length ?? 0));
}
const LONGEST_FLAGS = 10;
function symbol(cursor) {
    const { text, at } = cursor;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^:(?!:)(?:[A-Za-z_]\w*[?!]?|"[^"\n]*")/);
    return found !== null && text[at - 1] !== ':' && cursor.read('string', at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/rust.js




const RUST = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 101, language: 'Rust', extensions: ['rs'] }],
    words: {
        kept: `if else for in while loop match break continue return fn struct enum union trait impl where let move as
      dyn await unsafe self Self super mod type macro_rules`,
        dropped: 'pub mut const static async extern ref crate',
        constants: 'true false',
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* DOUBLE_LINES */.qw],
    operators: '== != <= >= && || += -= *= /= %= &= |= ^= << >> <<= >>= -> => :: .. ..= ...',
    leftOut: { semicolon: 'use', line: 'extern' },
    hooks: { "'": characterOrLifetime, '#': attribute, rbc: rust_prefixedString },
    hasBraces: true,
    declaresByWord: true,
    hasNoTernary: true,
    evaluates: /\bCommand::new\b/g,
};
function characterOrLifetime(cursor) {
    const character = (0,languages_cursor/* match */.YW)(cursor, /^'(?:\\(?:u\{[^}]*\}|x[0-9a-fA-F]{2}|.)|[^\\'\n])'/u);
    if (character !== null)
        return cursor.read('string', cursor.at + character[0].length);
    return cursor.skipTo(cursor.at + ((0,languages_cursor/* match */.YW)(cursor, /^'\w+/)?.[0].length ?? 1));
}
function attribute(cursor) {
    const { text, at } = cursor;
    return (0,languages_cursor/* match */.YW)(cursor, /^#!?\[/) !== null && cursor.skipTo(endOfAttribute(text, text.indexOf('[', at)));
}
/** `r#"…"#`, `b"…"`, `b'…'`. */
function rust_prefixedString(cursor) {
    const { text, at } = cursor;
    if (!`"'#r`.includes(text[at + 1] ?? ' '))
        return false;
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(?:br|cr|r)(#*)"/);
    if (raw !== null)
        return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(text, `"${raw[1] ?? ''}`, at + raw[0].length));
    const byte = (0,languages_cursor/* match */.YW)(cursor, /^[bc](["'])/);
    return (byte !== null && cursor.read('string', (0,languages_quotes/* endOfQuote */.LB)(text, at + 2, byte[1] === '"' ? languages_quotes/* DOUBLE_LINES */.qw : languages_quotes/* SINGLE */.zt)));
}

;// CONCATENATED MODULE: ./build/languages/scala.js





const SCALA = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 103, language: 'Scala', extensions: ['scala', 'sc'] }],
    words: {
        kept: `if else for while do match case return def class object trait extends with new this super try catch finally throw
      yield type given using then enum end export`,
        dropped: 'public private protected override final abstract sealed implicit lazy inline opaque open',
        constants: 'true false null',
        same: { let: 'val var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* SINGLE */.zt, languages_quotes/* BACKTICK_NAME */.To],
    operators: '== != <= >= && || += -= *= /= => <- -> :: ::: ++ <: >: ## =>>',
    leftOut: { line: 'import package' },
    // What stands before `s"…"` says nothing.
    hooks: { '@': annotation, '"': interpolated('${'), sfr: (0,languages_cursor/* skipping */.sY)(/^(?:s|f|raw)(?=")/) },
    hasBraces: true,
    declaresByWord: true,
    escapes: 'everywhere',
    evaluates: /\bScriptEngine|\bToolBox\b|\bsys\.process\b/g,
};

;// CONCATENATED MODULE: ./build/languages/shell.js




const SHELL = {
    ...plain/* SCRIPT */.Mm,
    languages: [{ id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'] }],
    words: {
        kept: `if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
      local export declare unset shift set test eval exec trap cd`,
    },
    quotes: [languages_quotes/* DOUBLE_LINES */.qw, { ...languages_quotes/* SINGLE_LINES */.zB, escape: '' }],
    wordPart: '-./',
    operators: '&& || ;; [[ ]] >> << <<< == != $( (( )) |&',
    leftOut: { line: 'source .' },
    hooks: {
        '#': shell_comment,
        '<': (cursor) => {
            const here = (0,languages_cursor/* match */.YW)(cursor, /^<<(-?)[ \t]*(["']?)([A-Za-z_]\w*)\2/);
            return here !== null && hereDocument(cursor, here[3], here[1] === '-');
        },
        // What stands in `$(…)` is code.
        $: (0,languages_cursor/* reading */.hF)('name', /^\$(?:\{[^{}\n]*\}|\w+|[?#@*!$-])/),
    },
    newlines: true,
    interpreter: /\b(?:ba|z|k|da)?sh\b/,
    evaluates: /\beval\b|\b(?:ba|z|k|da)?sh\s+-c\b|\|\s*(?:ba|z|k|da)?sh\b|\bpython3?\s+-c\b/g,
    hasNoAiScore: true,
};
/** A comment only where a word may start. */
function shell_comment(cursor) {
    const before = cursor.text[cursor.at - 1] ?? ' ';
    return before <= ' ' || ';(|&'.includes(before) ? (0,languages_cursor/* skipLine */.IT)(cursor) : cursor.skipTo(cursor.at + 1);
}

;// CONCATENATED MODULE: ./build/languages/sql.js



const TEXT = { ...languages_quotes/* DOUBLED_SINGLE */.xK, multiline: true };
const SQL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'] }],
    words: {
        kept: `select from where group by having order limit offset insert into values update set delete create table view index
      trigger procedure function alter add drop column constraint primary foreign key references unique check default join inner
      left right full outer cross on using union all intersect except distinct as case when then else end and or not in exists
      between like is asc desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
      return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`,
        types: 'int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool',
        constants: 'null true false',
    },
    ignoreCase: true,
    lineComments: ['--', '#'],
    quotes: [
        TEXT,
        { ...TEXT, open: '"', close: '"', name: true },
        { ...TEXT, open: '`', close: '`', name: true },
    ],
    operators: '<> != <= >= || := ::',
    // PostgreSQL's marks vanish, so that a function's body is code.
    hooks: { $: (0,languages_cursor/* skipping */.sY)(/^\$\w*\$/) },
    evaluates: /\bexecute\b|\bsp_executesql\b/gi,
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/swift.js





const SWIFT = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 43, language: 'Swift', extensions: ['swift'] }],
    words: {
        kept: `if else for in while repeat switch case default break continue fallthrough return guard defer func class struct enum
      protocol extension init deinit subscript get set is as try catch throw throws do where self super typealias await
      associatedtype`,
        dropped: `public private internal fileprivate open static final override mutating nonmutating lazy weak unowned convenience
      required indirect inout async rethrows dynamic optional some any`,
        constants: 'true false nil',
        same: { let: 'let var' },
    },
    blockComments: [plain/* NESTED_SLASHES */.sF],
    quotes: [languages_quotes/* BACKTICK_NAME */.To],
    operators: '=== !== == != <= >= && || ?? ?. += -= *= /= %= -> ... ..<',
    leftOut: { line: 'import package' },
    hooks: { '@': annotation, '"': interpolated('\\('), '#': swift_rawString },
    hasBraces: true,
    declaresByWord: true,
};
/** `#"…"#`. */
function swift_rawString(cursor) {
    const raw = (0,languages_cursor/* match */.YW)(cursor, /^(#+)("{3}|")/);
    if (raw === null)
        return false;
    const [all, marks = '', quotes = ''] = raw;
    return cursor.read('string', (0,languages_cursor/* endAfter */.uY)(cursor.text, quotes + marks, cursor.at + all.length));
}

;// CONCATENATED MODULE: ./build/languages/text.js

const PROSE = ['txt', 'md', 'tex', 'rst'];
const text_TEXT = {
    ...plain/* PLAIN */.tZ,
    tokenizer: 'words',
    lineComments: [],
    blockComments: [],
    languages: [
        { id: 41, language: 'Text', extensions: PROSE, onlyByName: true },
        { id: 42, language: 'Plain Text', extensions: PROSE, onlyByName: true },
    ],
    hasNoAiScore: true,
};

;// CONCATENATED MODULE: ./build/languages/verilog.js



const VERILOG = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 114, language: 'Verilog', extensions: ['v', 'vh', 'sv', 'svh'] }],
    words: {
        kept: `module endmodule input output inout logic assign always initial final begin end if else case casex casez endcase default for
      while do repeat forever foreach posedge negedge or and not nand nor xor xnor buf parameter localparam defparam function endfunction
      task endtask generate endgenerate genvar wait disable fork join join_any join_none struct union enum typedef package endpackage
      interface endinterface modport class endclass extends new return break continue inside assert property sequence specify endspecify
      this super event force release`,
        dropped: 'signed unsigned automatic static unique unique0 priority packed const virtual local protected rand',
        types: 'integer int shortint longint byte bit time real realtime string void supply0 supply1',
        // Which of them a designer takes says nothing about what is built.
        same: { logic: 'wire reg tri wand wor', always: 'always_comb always_ff always_latch' },
    },
    quotes: [languages_quotes/* DOUBLE */.y4],
    wordPart: '$',
    wordStart: '$',
    operators: '<= >= == != === !== ==? !=? && || ** << >> <<< >>> -> ->> => *> ++ -- += -= *= /= %= &= |= ^= ~& ~| ~^ ^~ +: -: :: ## |-> |=> <<= >>=',
    leftOut: { semicolon: 'import export' },
    hooks: {
        "'": digits,
        '`': verilog_directive,
        // An attribute; `(*)` is a list of everything.
        '(': (0,languages_cursor/* skipping */.sY)(/^\(\*(?!\s*\))[^\n*]{0,200}\*\)/),
    },
    evaluates: /\$system\s*\(/g,
};
/** `8'hFF`, `'b01`, `'0`: behind a number they are part of it. */
function digits(cursor) {
    const found = (0,languages_cursor/* match */.YW)(cursor, /^'(?:[sS]?[bodhBODH]\s*[\da-fA-FxXzZ_?]+|[01xXzZ](?!\w))/);
    if (found === null)
        return false;
    const end = cursor.at + found[0].length;
    return cursor.expectsValue ? cursor.read('string', end) : cursor.skipTo(end);
}
/** Directives are dropped; of a macro its body counts, and where it is used it is a name. */
function verilog_directive(cursor) {
    const definition = (0,languages_cursor/* match */.YW)(cursor, /^`define\s+\w+/);
    if (definition !== null)
        return cursor.skipTo(cursor.at + definition[0].length);
    const other = (0,languages_cursor/* match */.YW)(cursor, /^`(?:include|timescale|default_nettype|undef|ifdef|ifndef|elsif|else|endif|resetall|celldefine|endcelldefine|line|pragma)\b[^\n]*/);
    if (other !== null)
        return cursor.skipTo(cursor.at + other[0].length);
    const use = (0,languages_cursor/* match */.YW)(cursor, /^`\w+/);
    return use === null ? cursor.skipTo(cursor.at + 1) : cursor.read('name', cursor.at + use[0].length);
}

;// CONCATENATED MODULE: ./build/languages/vhdl.js



/** Behind `end`: what ends, and its name, may be said or left out. */
const AFTER_END = /\b(end)([ \t]+(?:if|case|loop|process|entity|architecture|component|generate|function|procedure|package|record|block|body)\b)?([ \t]+(?:body[ \t]+)?[a-z]\w*)?(?=[ \t]*;)/gi;
const VHDL = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 115, language: 'VHDL', extensions: ['vhd', 'vhdl'] }],
    words: {
        kept: `entity architecture is of begin end port map generic signal variable constant process if then elsif else case when others for
      while loop generate component function procedure return wait until after and or not xor nand nor xnor mod rem abs sll srl sla sra
      rol ror in out inout buffer to downto array record type subtype package body all rising_edge falling_edge range report assert
      severity null select with exit next attribute block file access alias`,
        dropped: 'shared pure impure guarded transport inertial',
        types: `std_logic std_ulogic std_logic_vector std_ulogic_vector bit bit_vector integer natural positive boolean real unsigned signed
      string time`,
        constants: 'true false',
    },
    ignoreCase: true,
    lineComments: ['--'],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '<= >= => := /= ** <> ?= ?/= << >>',
    leftOut: { semicolon: 'library use' },
    hooks: { "'": character, bBoOxX: (0,languages_cursor/* reading */.hF)('string', /^[box]"[\da-f_]*"/i) },
    prepare: (text) => text.replaceAll(AFTER_END, (all, end) => end.padEnd(all.length)),
};
/** `'1'` is a value; behind a name `'` asks for an attribute. */
function character(cursor) {
    if (!cursor.expectsValue)
        return false;
    const found = (0,languages_cursor/* match */.YW)(cursor, /^'[^\n]'/);
    return found !== null && cursor.read('string', cursor.at + found[0].length);
}

;// CONCATENATED MODULE: ./build/languages/visual-basic.js


const VISUAL_BASIC = {
    ...plain/* PLAIN */.tZ,
    languages: [{ id: 23, language: 'VB', extensions: ['vb', 'vbs', 'bas', 'frm', 'cls'] }],
    words: {
        kept: `if then else elseif end for each to step next while wend do loop until select case exit return sub function class
      module structure enum property get set new try catch finally throw dim as of in is and or not xor andalso orelse mod with
      using call on error goto let inherits implements handles raiseevent addressof`,
        dropped: 'public private protected friend static shared const readonly byval byref overrides overridable',
        types: 'integer long short byte single double decimal string boolean object char date variant',
        constants: 'true false nothing',
    },
    ignoreCase: true,
    lineComments: ["'"],
    blockComments: [],
    quotes: [languages_quotes/* DOUBLED */._m],
    operators: '<> <= >= += -= *= /= &=',
    leftOut: { line: 'imports option rem' },
    newlines: true,
};

;// CONCATENATED MODULE: ./build/languages/languages.js
































/*
 * The one list of programming languages: what the collector takes, what the engine reads and what the report page colours. A
 * language is one file and one row.
 */
/**
 * What is known of each language, by the name of its family. New rows come last: the place of a row is part of every
 * fingerprint. There is room for 32 (`TOKEN_LIMIT` of the engine).
 */
const ROWS = {
    generic: GENERIC,
    java: JAVA,
    c: C,
    csharp: C_SHARP,
    javascript: javascript/* JAVASCRIPT */.i,
    python: python/* PYTHON */.Z,
    go: GO,
    rust: RUST,
    php: PHP,
    kotlin: KOTLIN,
    swift: SWIFT,
    scala: SCALA,
    ruby: RUBY,
    shell: SHELL,
    sql: SQL,
    r: R,
    matlab: MATLAB,
    haskell: HASKELL,
    lisp: LISP,
    perl: PERL,
    basic: VISUAL_BASIC,
    pascal: PASCAL,
    assembly: ASSEMBLY,
    markup: MARKUP,
    text: text_TEXT,
    lua: LUA,
    dart: DART,
    ml: ML,
    prolog: PROLOG,
    verilog: VERILOG,
    vhdl: VHDL,
    fortran: FORTRAN,
};
const FAMILIES = ROWS;
/** The families, in the order of their numbers. */
const FAMILY_NAMES = Object.keys(ROWS);
/** Decide per file, by extension and content. */
const AUTO_DETECT = 999;
/**
 * The languages that are read, by id. Build files of tools (Makefile, Gemfile, build.gradle) are in none: they are alike
 * everywhere. Ids below 100 are those that the interface's older services use (a client may have them written down); the
 * rest were free.
 */
const LANGUAGES = [
    ...FAMILY_NAMES.flatMap((family) => FAMILIES[family].languages.map((row) => ({ ...row, family }))).toSorted((a, b) => a.id - b.id),
    { id: AUTO_DETECT, language: 'Auto Detect', extensions: [], family: 'generic' },
];
const BY_EXTENSION = new Map();
for (const { extensions, family, onlyByName } of LANGUAGES) {
    if (onlyByName === true)
        continue;
    for (const extension of extensions)
        if (!BY_EXTENSION.has(extension))
            BY_EXTENSION.set(extension, family);
}
/** The language of an id, or undefined. */
function languageById(id) {
    return LANGUAGES.find((language) => language.id === id);
}
/** The language that a person means by its name, an ending or its id; undefined: none of these, or any language. */
function languageNamed(text) {
    const wanted = text.trim().toLowerCase().replace(/^\./, '');
    return (LANGUAGES.find(({ id, language }) => language.toLowerCase() === wanted || String(id) === wanted) ??
        LANGUAGES.find(({ extensions }) => extensions.includes(wanted)));
}
/**
 * Lower-case ending of a path without its dot; '' where there is none. Read as people see it: blanks at the end of the
 * name and characters that show nothing do not change what kind of file it is.
 */
function extensionOf(path) {
    const name = shownName(path.slice(path.lastIndexOf('/') + 1));
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
function shownName(name) {
    // Most names are plain, and this is asked for each of them many times.
    return /^[!-~]*$/.test(name)
        ? name
        : name
            .normalize('NFKC')
            .replaceAll(/[\p{C}\p{M}]/gu, '')
            .trim();
}
/** The family that files of an ending are read as; undefined: not source code unless it is asked for by name. */
function familyOfExtension(extension) {
    return BY_EXTENSION.get(extension);
}
/** Whether a file's name is that of source code. */
function isSourceName(path) {
    return BY_EXTENSION.has(extensionOf(path));
}
/** The family of a script without an ending, by the interpreter that its first line names; undefined: it is no script. */
function familyOfShebang(text) {
    if (!text.startsWith('#!'))
        return undefined;
    const line = text.slice(0, 200).split('\n', 1)[0] ?? '';
    return FAMILY_NAMES.find((family) => FAMILIES[family].interpreter?.test(line) === true) ?? 'generic';
}


/***/ }),

/***/ 3396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ NUMERIC_TYPES),
/* harmony export */   Mm: () => (/* binding */ SCRIPT),
/* harmony export */   iy: () => (/* binding */ C_CONTROL),
/* harmony export */   sF: () => (/* binding */ NESTED_SLASHES),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
/* harmony import */ var _quotes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7451);

const SLASHES = { open: '/*', close: '*/', nested: false };
/** Comments that may hold others. */
const NESTED_SLASHES = { ...SLASHES, nested: true };
/** What most languages have in common; each says what differs. */
const PLAIN = {
    tokenizer: 'rules',
    words: {},
    ignoreCase: false,
    lineComments: ['//'],
    blockComments: [SLASHES],
    quotes: [_quotes_js__WEBPACK_IMPORTED_MODULE_0__/* .DOUBLE */ .y4, _quotes_js__WEBPACK_IMPORTED_MODULE_0__/* .SINGLE */ .zt],
    wordStart: '',
    wordPart: '',
    operators: '== != <= >= && || ++ -- += -= *= /= %= &= |= ^= << >> <<= >>= -> :: ... ?? ?. => <=> ->* .* >>> >>>= **',
    leftOut: {},
    hooks: {},
    newlines: false,
};
/** The same with comments from `#` to the end of the line. */
const SCRIPT = { ...PLAIN, lineComments: ['#'], blockComments: [] };
const C_CONTROL = 'if else for while do switch case default break continue return goto';
const NUMERIC_TYPES = 'int long short byte char float double boolean void';


/***/ }),

/***/ 1764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ PYTHON)
/* harmony export */ });
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3396);

const PYTHON = {
    ..._plain_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT */ .Mm,
    tokenizer: 'python',
    languages: [
        { id: 14, language: 'Python', extensions: ['py', 'pyw', 'pyi', 'pyx', 'pxd', 'ipynb'] },
        { id: 108, language: 'Jupyter Notebook', extensions: ['ipynb'] },
    ],
    words: {
        kept: `if elif else for while break continue return def class lambda try except finally raise with as in is not and or
      pass yield await assert del match case`,
        dropped: 'async global nonlocal',
        constants: 'True False None',
    },
    operators: '== != <= >= += -= *= /= //= %= **= @= &= |= ^= <<= >>= := -> ** // << >> ...',
    interpreter: /python/,
    runsOutsideFunctions: true,
    evaluates: /\b(?:exec|eval|execfile|runpy|marshal|FunctionType|runsource|os\.system|subprocess)\b/g,
    readsItself: /\bexec\s*\([^\n]{0,80}\b(?:open|__doc__|__file__|getsource)\b|\b(?:__doc__|__file__|getsource)\b[^]{0,400}\bexec\s*\(/,
};


/***/ }),

/***/ 7451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ endOfQuote),
/* harmony export */   To: () => (/* binding */ BACKTICK_NAME),
/* harmony export */   _m: () => (/* binding */ DOUBLED),
/* harmony export */   p$: () => (/* binding */ BACKTICK_LINES),
/* harmony export */   qw: () => (/* binding */ DOUBLE_LINES),
/* harmony export */   xK: () => (/* binding */ DOUBLED_SINGLE),
/* harmony export */   y4: () => (/* binding */ DOUBLE),
/* harmony export */   zB: () => (/* binding */ SINGLE_LINES),
/* harmony export */   zt: () => (/* binding */ SINGLE)
/* harmony export */ });
const DOUBLE = { open: '"', close: '"', escape: '\\', doubled: false, multiline: false };
const SINGLE = { ...DOUBLE, open: "'", close: "'" };
const DOUBLE_LINES = { ...DOUBLE, multiline: true };
const SINGLE_LINES = { ...SINGLE, multiline: true };
const BACKTICK_LINES = { ...DOUBLE_LINES, open: '`', close: '`' };
/** Kotlin, Swift, Scala, R: a name that would not be one without its marks. */
const BACKTICK_NAME = { ...DOUBLE, open: '`', close: '`', name: true };
/** The mark itself is written twice, a backslash means nothing. */
const DOUBLED = { ...DOUBLE, escape: '', doubled: true };
const DOUBLED_SINGLE = { ...DOUBLED, open: "'", close: "'" };
const LINE_FEED = 10;
/** End of a quoted text whose opening mark ends at `from`: the offset after its closing mark. */
function endOfQuote(text, from, quote) {
    const { close, escape } = quote;
    const first = close.charCodeAt(0);
    const escapeCode = escape === '' ? -1 : escape.charCodeAt(0);
    let at = from;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === escapeCode) {
            at += 2;
        }
        else if (code === LINE_FEED && !quote.multiline) {
            return at;
        }
        else if (code === first && (close.length === 1 || text.startsWith(close, at))) {
            if (quote.doubled && text.startsWith(close, at + close.length))
                at += close.length * 2;
            else
                return at + close.length;
        }
        else {
            at += 1;
        }
    }
    return text.length;
}


/***/ }),

/***/ 9145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  runSecondLook: () => (/* binding */ runSecondLook)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/embedded/engine/normalise.js
var normalise = __nccwpck_require__(3988);
// EXTERNAL MODULE: ./build/embedded/engine/read-document.js + 11 modules
var read_document = __nccwpck_require__(1074);
// EXTERNAL MODULE: ./build/languages/languages.js + 36 modules
var languages = __nccwpck_require__(3942);
// EXTERNAL MODULE: ./build/zip/reader.js + 1 modules
var reader = __nccwpck_require__(7052);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: ./build/zip/stored-zip.js

/** Reads stored ZIPs, one at a time. The file of the last one stays open, because most lie in the same. */
class StoredZips {
    #last = null;
    /** The bytes of a ZIP. @throws the system's error; Error where the file is shorter than it was */
    async read(zip) {
        const bytes = Buffer.allocUnsafeSlow(zip.bytes);
        await this.readInto(zip, bytes, 0);
        return bytes;
    }
    /** Reads a ZIP to the place `at` of a buffer. @throws as `read` */
    async readInto({ path, start, bytes }, buffer, at) {
        const handle = await this.#handleOf(path);
        for (let read = 0; read < bytes;) {
            const { bytesRead } = await handle.read(buffer, at + read, bytes - read, start + read);
            if (bytesRead === 0)
                throw new Error(`${path} became shorter while it was read`);
            read += bytesRead;
        }
    }
    /** Nothing is read afterwards. */
    async close() {
        const last = this.#last;
        this.#last = null;
        await last?.handle.close();
    }
    async #handleOf(path) {
        if (this.#last?.path === path)
            return this.#last.handle;
        await this.close();
        const handle = await (0,promises_.open)(path, 'r');
        this.#last = { path, handle };
        return handle;
    }
}
/** Writes a stored ZIP to a file of its own. @throws the system's error */
async function copyStored(zip, to) {
    const zips = new StoredZips();
    try {
        await writeFile(to, await zips.read(zip));
    }
    finally {
        await zips.close();
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/fingerprints.js
var fingerprints = __nccwpck_require__(6881);
// EXTERNAL MODULE: ./build/embedded/engine/fingerprinter.js
var fingerprinter = __nccwpck_require__(5245);
// EXTERNAL MODULE: ./build/embedded/engine/number-lists.js
var number_lists = __nccwpck_require__(1525);
// EXTERNAL MODULE: ./build/embedded/engine/parameters.js
var parameters = __nccwpck_require__(9468);
// EXTERNAL MODULE: ./build/embedded/engine/starter-code.js
var starter_code = __nccwpck_require__(9655);
// EXTERNAL MODULE: ./build/embedded/engine/tiling.js
var tiling = __nccwpck_require__(5291);
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __nccwpck_require__(4273);
;// CONCATENATED MODULE: ./build/second-look/compare.js








/** What each was chosen on stands in `bench/README.md`. */
const SECOND_LOOK = {
    sharedTokens: parameters/* PARAMETERS */.z.minimumTokens,
    minimumRun: 20,
    commonShare: 0.5,
    commonFrom: parameters/* PARAMETERS */.z.commonFromSubmissions,
};
const { k, w } = parameters/* PARAMETERS */.z;
/** Fingerprints that a run of k-grams holds at least (winnowing: one in each window). */
const fingerprintsIn = (tokens) => Math.max(1, Math.floor((tokens - k + 1) / w));
/**
 * Compares the files that do not count with the code that counts in *other* submissions, by the engine's tokens, its
 * fingerprints and its tiling. Files that do not count are never compared with each other.
 *
 * Order of calls: `starter`, `counted`, `aside`, `found`.
 */
class SecondLook {
    #parameters;
    #starter = new starter_code/* StarterCode */.Zi(k);
    #fingerprinter = new fingerprinter/* Fingerprinter */.U(k, w);
    #hashes = new fingerprints/* GramHashes */.Ch();
    #counted = [];
    /** Numbers of the fingerprints of each of `#counted`. */
    #numbers = new number_lists/* NumberLists */.n();
    #asides = new Map();
    /** Once for each content, however many hold it. */
    #read = new Map();
    /** All that take part with code that counts or does not; archives count for nothing here. */
    #class = new Set();
    constructor(parameters = SECOND_LOOK) {
        this.#parameters = parameters;
    }
    /** Code that was handed out. `tokens` are folded. */
    starter(tokens) {
        this.#starter.add(tokens);
    }
    /** @param inClass a submission that is judged, not one that is only compared with */
    counted(owner, { facts, tokens }, inClass) {
        const own = this.#masked((0,normalise/* fold */.A)(tokens));
        this.#counted.push({ owner, files: facts.files, tokens: own });
        this.#numbers.add(this.#fingerprinter.of(own).numbers);
        if (inClass)
            this.#class.add(owner);
    }
    /**
     * @param content a name of the file's bytes
     * @param read its tokens, folded; asked once for each content
     */
    aside(owner, path, content, read) {
        this.#class.add(owner);
        let known = this.#read.get(content);
        if (known === undefined) {
            known = read().flatMap((tokens) => {
                const masked = this.#masked(tokens);
                const numbers = this.#known(masked);
                return numbers.length < this.#leastFingerprints ? [] : [{ tokens: masked, numbers }];
            });
            this.#read.set(content, known);
        }
        if (known.length === 0)
            return;
        const files = this.#asides.get(owner) ?? [];
        files.push(...known.map((one) => ({ ...one, path })));
        this.#asides.set(owner, files);
    }
    /** The largest overlap of each file that does not count with each other submission. */
    *found() {
        const common = this.#common();
        const index = new Map();
        for (let at = 0; at < this.#counted.length; at += 1) {
            for (const number of this.#numbersOf(at)) {
                if (common[number] === 1)
                    continue;
                const holders = index.get(number);
                if (holders === undefined)
                    index.set(number, [at]);
                else
                    holders.push(at);
            }
        }
        const tiler = new tiling/* Tiler */.Z(this.#parameters.minimumRun);
        for (const [owner, files] of this.#asides) {
            for (const file of files) {
                const shared = new Map();
                for (const number of file.numbers) {
                    for (const at of index.get(number) ?? [])
                        shared.set(at, (shared.get(at) ?? 0) + 1);
                }
                const likely = [...shared].filter(([at, count]) => this.#counted[at]?.owner !== owner && count >= this.#leastFingerprints);
                if (likely.length === 0)
                    continue;
                const tokens = this.#withoutCommon(file.tokens, common);
                tiler.index(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
                for (const [at] of likely) {
                    const best = this.#overlap(tiler, tokens, at, common);
                    if (best === null || best.tokens < this.#parameters.sharedTokens)
                        continue;
                    yield { owner, path: file.path, ...best };
                }
            }
        }
    }
    /** Runs have at least this many fingerprints together, or there is no need to look for them. */
    get #leastFingerprints() {
        const { sharedTokens, minimumRun } = this.#parameters;
        return Math.floor(sharedTokens / minimumRun) * fingerprintsIn(minimumRun);
    }
    #masked(tokens) {
        return this.#starter.empty ? tokens : (0,starter_code/* mask */.dK)(tokens, this.#starter.cover(tokens));
    }
    #numbersOf(counted) {
        return this.#numbers.data.subarray(this.#numbers.from(counted), this.#numbers.to(counted));
    }
    /** The distinct fingerprints of code that counts that are in these tokens: of all their k-grams, without winnowing. */
    #known(tokens) {
        const hashes = this.#hashes;
        hashes.compute(tokens, k);
        const numbers = new Set();
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] !== 1)
                continue;
            const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
            if (number >= 0)
                numbers.add(number);
        }
        return Uint32Array.from(numbers);
    }
    /** 1 for each fingerprint that most of the class have, in code that counts or in code that does not. */
    #common() {
        const { commonShare, commonFrom } = this.#parameters;
        const size = this.#fingerprinter.table.size;
        const common = new Uint8Array(size);
        if (this.#class.size < commonFrom)
            return common;
        const frequencies = new Uint32Array(size);
        const seenIn = new Int32Array(size).fill(-1);
        const countedOf = Map.groupBy(this.#counted.keys(), (at) => this.#counted[at]?.owner);
        for (const owner of this.#class) {
            const all = [
                ...(countedOf.get(owner) ?? []).map((at) => this.#numbersOf(at)),
                ...(this.#asides.get(owner) ?? []).map(({ numbers }) => numbers),
            ];
            for (const numbers of all) {
                for (const number of numbers) {
                    if (seenIn[number] === owner)
                        continue;
                    seenIn[number] = owner;
                    frequencies[number] = frequencies[number] + 1;
                }
            }
        }
        for (let number = 0; number < size; number += 1) {
            common[number] = frequencies[number] > commonShare * this.#class.size ? 1 : 0;
        }
        return common;
    }
    #withoutCommon(tokens, common) {
        const hashes = this.#hashes;
        hashes.compute(tokens, k);
        const covered = new Uint8Array(tokens.length);
        for (let at = 0; at < hashes.length; at += 1) {
            if (hashes.valid[at] !== 1)
                continue;
            const number = this.#fingerprinter.table.find(hashes.low[at], hashes.high[at]);
            if (number >= 0 && common[number] === 1)
                covered.fill(1, at, at + k);
        }
        return (0,starter_code/* mask */.dK)(tokens, covered);
    }
    /** The file of a submission that shares most with the indexed one. What repeats itself (tables, data) counts once. */
    #overlap(tiler, indexed, counted, common) {
        const { owner, files, tokens: all } = this.#counted[counted];
        const tokens = this.#withoutCommon(all, common);
        const tiles = tiler.tile(tokens, (0,fingerprints/* everyGram */.bE)(tokens, k));
        this.#hashes.compute(indexed, k);
        const seen = new Set();
        const shared = new Map();
        for (let tile = 0; tile < tiles.count; tile += 1) {
            const from = tiles.a[tile];
            const length = tiles.length[tile];
            let fresh = 0;
            for (let at = from; at <= from + length - k; at += 1) {
                const gram = this.#hashes.low[at];
                if (seen.has(gram))
                    continue;
                seen.add(gram);
                fresh += 1;
            }
            if (fresh === 0)
                continue;
            const position = tiles.b[tile];
            const file = files.find((one) => one.from <= position && position < one.to);
            if (file !== undefined)
                shared.set(file.path, (shared.get(file.path) ?? 0) + fresh + k - 1);
        }
        const [best] = [...shared].toSorted(([a, x], [b, y]) => y - x || (0,compare_text/* compareText */.n)(a, b));
        return best === undefined ? null : { other: owner, otherPath: best[0], tokens: best[1] };
    }
}

// EXTERNAL MODULE: ./build/embedded/engine/reading-of.js + 9 modules
var reading_of = __nccwpck_require__(836);
// EXTERNAL MODULE: ./build/embedded/engine/notebook.js
var notebook = __nccwpck_require__(3781);
// EXTERNAL MODULE: ./build/embedded/engine/source-form.js
var source_form = __nccwpck_require__(9932);
// EXTERNAL MODULE: ./build/embedded/engine/tokenizers/token-buffer.js
var token_buffer = __nccwpck_require__(3427);
// EXTERNAL MODULE: ./build/embedded/engine/token-values.js
var token_values = __nccwpck_require__(554);
// EXTERNAL MODULE: ./build/text/decode.js
var decode = __nccwpck_require__(5174);
;// CONCATENATED MODULE: ./build/second-look/reading.js








/**
 * A file that does not count, as tokens that compare with those of the engine. Nothing is refused: lines of any length and
 * bytes that are no text are read for what code is in them. A file that nothing says to be code is read as each of the
 * families that others wrote in.
 */
function readAside(path, bytes, families) {
    const text = textOf(bytes, path);
    const reading = (0,reading_of/* readingOf */.M)(path, text, languages/* AUTO_DETECT */.Ej);
    if (reading === undefined)
        return readAs(path, bytes, [...families]);
    const code = (0,languages/* extensionOf */.je)(path) === 'ipynb' ? ((0,notebook/* notebookCode */.h)(text) ?? text) : text;
    return [tokensOf(code, path, reading)];
}
/** A file as code of each of these families, whatever it is called. */
function readAs(path, bytes, families) {
    const text = textOf(bytes, path);
    return families.map((family) => tokensOf(text, path, (0,reading_of/* readingAs */.h)(family)));
}
function textOf(bytes, path) {
    const decoded = (0,decode/* decode */.D)(bytes, path);
    return 'text' in decoded
        ? decoded.text
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').replaceAll('\0', '');
}
const buffer = new token_buffer/* TokenBuffer */.U();
function tokensOf(written, path, { family, tokenize }) {
    const { text } = (0,source_form/* sourceForm */.e)(written, family, path);
    buffer.clear();
    tokenize(text, buffer);
    (0,normalise/* normalise */.j)(family, text, buffer);
    const offset = (0,token_values/* tokenOffset */.L)(family);
    const tokens = new Uint16Array(buffer.length);
    for (let at = 0; at < buffer.length; at += 1)
        tokens[at] = buffer.ids[at] + offset;
    return (0,normalise/* fold */.A)(tokens);
}

;// CONCATENATED MODULE: ./build/second-look/job.js








const WITHOUT_EXTRAS = { quality: false, abstracted: false };
/** Reads and compares; submissions are in memory one by one, and their tokens together. */
async function runSecondLook(job) {
    const zips = new StoredZips();
    try {
        return await lookAt(job, async (zip) => filesOf(await zips.read(zip)));
    }
    finally {
        await zips.close();
    }
}
async function lookAt(job, read) {
    const look = new SecondLook();
    /** In how many submissions each is. */
    const families = new Map();
    /** Of each judged submission: the files that the engine read, and paths of those that it did not. */
    const own = new Map();
    const submissions = [...job.submissions.entries()];
    for (const [id, { role, zip, aside }] of submissions) {
        if (role !== 'base')
            continue;
        const { tokens } = (0,read_document/* readDocument */.u0)({ id, role, files: await read(zip) }, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
        look.starter((0,normalise/* fold */.A)(tokens));
        for (const { path, bytes } of aside === null ? [] : await read(aside)) {
            for (const one of readAside(path, bytes, new Set()))
                look.starter(one);
        }
    }
    for (const [id, { role, zip }] of submissions) {
        if (role === 'base')
            continue;
        const files = await read(zip);
        const document = (0,read_document/* readDocument */.u0)({ id, role: 'submission', files }, languages/* AUTO_DETECT */.Ej, WITHOUT_EXTRAS);
        for (const family of new Set(document.facts.files.map((file) => file.family))) {
            families.set(family, (families.get(family) ?? 0) + 1);
        }
        if (role === 'judged') {
            const unread = new Set(document.facts.leftOut.map(({ path }) => path));
            own.set(id, { files: document.facts.files, unread });
        }
        look.counted(id, document, role === 'judged');
    }
    const all = new Set(families.keys());
    for (const [id, { role, aside }] of submissions) {
        if (role !== 'judged' || aside === null)
            continue;
        for (const { path, bytes } of await read(aside)) {
            look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
        }
    }
    const misread = new Set();
    for (const [id, { files, unread }] of own) {
        // A program of the class's language that is called as one of another would be compared with nobody's.
        const others = new Map(files.map(({ path, family }) => [path, commoner(family, families)]));
        if (unread.size === 0 && ![...others.values()].some((list) => list.length > 0))
            continue;
        const zip = job.submissions[id]?.zip;
        for (const { path, bytes } of zip === undefined ? [] : await read(zip)) {
            const list = others.get(path) ?? [];
            if (unread.has(path)) {
                look.aside(id, path, contentOf(path, bytes), () => readAside(path, bytes, all));
            }
            else if (list.length > 0) {
                misread.add(`${id}\0${path}`);
                look.aside(id, path, `misread ${contentOf(path, bytes)}`, () => readAs(path, bytes, list));
            }
        }
    }
    return [...look.found()].map((one) => ({ ...one, isMisread: misread.has(`${one.owner}\0${one.path}`) }));
}
/** Families that more submissions hold than this one. */
function commoner(family, families) {
    const count = families.get(family) ?? 0;
    return [...families].flatMap(([other, more]) => (more > count ? [other] : []));
}
/** A name of a file's bytes, and of its own, which decides what it is read as. */
function contentOf(path, bytes) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (0,external_node_crypto_.createHash)('sha256').update(`${name}\0`).update(bytes).digest('hex');
}
function filesOf(zip) {
    const files = [];
    for (const entry of (0,reader/* readZip */.ue)(zip).entries) {
        try {
            files.push({ path: entry.path, bytes: entry.read() });
        }
        catch (error) {
            // It was packed by this program; a disk that is full is told where it was written.
            if (!(error instanceof reader/* ZipError */.Wz))
                throw error;
        }
    }
    return files;
}


/***/ }),

/***/ 4273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Orders texts by code units: the same on every machine, whatever its language. For `sort`: -1, 0 or 1. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 5174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode),
/* harmony export */   Q: () => (/* binding */ declaredEncoding)
/* harmony export */ });
const UTF8 = new TextDecoder('utf-8', { fatal: true });
const UTF8_LENIENT = new TextDecoder('utf-8');
const UTF16_LE = new TextDecoder('utf-16le');
const UTF16_BE = new TextDecoder('utf-16be');
const LATIN_1 = new TextDecoder('windows-1252');
const SAMPLE_BYTES = 8192;
/** In UTF-16 of mostly ASCII text, this share of the bytes at even (or odd) places is zero. */
const UTF16_ZERO_SHARE = 0.3;
/**
 * Decodes by byte-order mark, else UTF-16 or UTF-32 by where its zero bytes stand, else what a Python file declares, else UTF-8,
 * else Latin-1 (Windows-1252). A file with zero bytes otherwise is `binary`. Line ends become `\n`; lines are counted as editors
 * count them.
 */
function decode(bytes, path = '') {
    const text = decoded(bytes, path);
    return text === undefined ? { reason: 'binary' } : { text: unixLines(text) };
}
function decoded(bytes, path) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return utf32(bytes, true, 4);
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return utf32(bytes, false, 4);
    if (a === 0xef && b === 0xbb && c === 0xbf)
        return UTF8_LENIENT.decode(bytes);
    if (a === 0xff && b === 0xfe)
        return UTF16_LE.decode(bytes);
    if (a === 0xfe && b === 0xff)
        return UTF16_BE.decode(bytes);
    const sample = Math.min(bytes.length, SAMPLE_BYTES);
    /** Zero bytes by their place in a unit of four. */
    const zeros = [0, 0, 0, 0];
    for (let at = 0; at < sample; at += 1)
        if (bytes[at] === 0)
            zeros[(at & 3)] += 1;
    const even = zeros[0] + zeros[2];
    const odd = zeros[1] + zeros[3];
    if (even + odd > 0) {
        const quarter = Math.floor(sample / 4);
        const wide = zeros[3] === quarter && zeros[2] === quarter && zeros[0] === 0
            ? utf32(bytes, true, 0)
            : zeros[0] === quarter && zeros[1] === quarter && zeros[3] === 0
                ? utf32(bytes, false, 0)
                : undefined;
        if (wide !== undefined && !CONTROL.test(wide))
            return wide;
        const half = sample / 2;
        if (odd > half * UTF16_ZERO_SHARE && even === 0)
            return UTF16_LE.decode(bytes);
        if (even > half * UTF16_ZERO_SHARE && odd === 0)
            return UTF16_BE.decode(bytes);
        return undefined;
    }
    const declared = declaredDecoder(bytes, path);
    if (declared !== undefined)
        return declared.decode(bytes);
    try {
        return UTF8.decode(bytes);
    }
    catch {
        return LATIN_1.decode(bytes);
    }
}
/** No text holds them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001a]/;
const LARGEST_CODE_POINT = 0x10ffff;
/** Undefined where what stands there are no characters. */
function utf32(bytes, little, from) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const parts = [];
    for (let at = from; at + 4 <= bytes.length; at += 4) {
        const code = view.getUint32(at, little);
        if (code > LARGEST_CODE_POINT)
            return undefined;
        parts.push(String.fromCodePoint(code));
    }
    return parts.join('');
}
const DECLARED_WITHIN = 400;
/**
 * The encoding that the first two lines of a Python file declare (`# coding: …`, PEP 263), as its text names it; undefined where
 * there is none.
 */
function declaredEncoding(text, path) {
    if (!/\.pyw?i?$/i.test(path))
        return undefined;
    const [first = '', second = ''] = text.slice(0, DECLARED_WITHIN).split(/\r\n?|\n/, 2);
    const pattern = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
    const found = pattern.exec(first) ?? (/^[ \t\f]*(?:#|$)/.test(first) ? pattern.exec(second) : null);
    return found?.[1]?.toLowerCase().replaceAll('_', '-');
}
/** For encodings that are no more than another table of letters; others are left to who reads the text. */
function declaredDecoder(bytes, path) {
    const name = declaredEncoding(LATIN_1.decode(bytes.subarray(0, DECLARED_WITHIN)), path);
    if (name === undefined || name.startsWith('utf'))
        return undefined;
    try {
        const decoder = new TextDecoder(name);
        return decoder.encoding.startsWith('utf-') ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
function unixLines(text) {
    return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}


/***/ }),

/***/ 3719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The sentence of whatever was thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 9788:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5919);
/* harmony import */ var _text_message_of_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3719);
// Entry of every worker thread: the embedded service, one analysis of it, or a second look at what was left out. Each loads what it
// needs alone: the engine has no use for the schemas of a server. They stand in one bundle all the same.



const task = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.workerData;
const port = node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.parentPort;
if (port === null)
    throw new Error('worker.js is started by the program, not by hand');
switch (task.kind) {
    case 'analysis': {
        const post = (message, handedOver = []) => port.postMessage(message, handedOver);
        try {
            const { runAnalysisJob } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 8893));
            const { buffersOf, packed } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 3117));
            const job = task.job ?? (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(port, 'message'))[0];
            const found = await runAnalysisJob(job, (done, total) => post({ kind: 'progress', done, total }));
            const result = packed(found);
            post({ kind: 'result', result }, buffersOf(result));
        }
        catch (error) {
            post({ kind: 'failed', message: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error) });
        }
        break;
    }
    case 'second-look': {
        const post = (message) => port.postMessage(message);
        try {
            const { runSecondLook } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 9145));
            post({ kind: 'found', found: await runSecondLook(task.job) });
        }
        catch (error) {
            post({ kind: 'failed', message: (0,_text_message_of_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .b)(error) });
        }
        break;
    }
    case 'service': {
        const { serveInThread } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 8962));
        await serveInThread(task.options, port);
        break;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  LP: () => (/* binding */ ZIP_LIMITS),
  Wz: () => (/* binding */ ZipError),
  ue: () => (/* binding */ readZip)
});

// UNUSED EXPORTS: safePath

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
// EXTERNAL MODULE: ./build/text/compare-text.js
var compare_text = __nccwpck_require__(4273);
;// CONCATENATED MODULE: ./build/zip/reader.js



const inflate = (0,external_node_util_.promisify)(external_node_zlib_namespaceObject.inflateRaw);
/** Far above a student's work, far below what could exhaust a job. */
const ZIP_LIMITS = {
    maxEntries: 20_000,
    maxEntryBytes: 16 * 1024 * 1024,
    maxTotalBytes: 256 * 1024 * 1024,
};
/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
class ZipError extends Error {
    name = 'ZipError';
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const utf8 = new TextDecoder('utf-8', { fatal: false });
const latin1 = new TextDecoder('latin1');
/**
 * Reads a ZIP's central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Nothing is unpacked until an entry is read, and
 * then never more than the directory promises and `limits` allow, so that a bomb costs nothing. Where all together promise
 * too much, the largest are refused: source files are small, and no padding may push them out. Entries that cannot be used
 * are listed as problems; the last of several entries of one name wins, as most unpackers do.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
function readZip(bytes, limits = ZIP_LIMITS) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const directory = directoryOf(buffer, limits);
    const entries = new Map();
    const problems = [];
    for (const header of headersOf(buffer, directory)) {
        // A folder's name ends so; a mode alone would hide a file.
        if (header.name.endsWith('/'))
            continue;
        const path = safePath(header.name);
        const refusal = path === null ? 'unsafe-path' : refusalOf(header, directory, limits);
        if (path === null || refusal !== null) {
            problems.push({ path: header.name, reason: refusal ?? 'unsafe-path' });
            continue;
        }
        if (entries.delete(path))
            problems.push({ path: header.name, reason: 'duplicate-name' });
        entries.set(path, entryOf(buffer, directory.start, path, header));
    }
    let total = 0;
    for (const entry of [...entries.values()].toSorted((a, b) => a.size - b.size)) {
        total += entry.size;
        if (total <= limits.maxTotalBytes)
            continue;
        entries.delete(entry.path);
        problems.push({ path: entry.path, reason: 'too-large' });
    }
    return {
        entries: [...entries.values()].toSorted((a, b) => (0,compare_text/* compareText */.n)(a.path, b.path)),
        problems,
    };
}
function directoryOf(buffer, limits) {
    const end = findEnd(buffer);
    const count = buffer.readUInt16LE(end + 10);
    const size = buffer.readUInt32LE(end + 12);
    const start = buffer.readUInt32LE(end + 16);
    if (buffer.readUInt16LE(end + 4) !== 0 || buffer.readUInt16LE(end + 6) !== 0) {
        throw new ZipError('The ZIP file is split over several disks, which is not supported.');
    }
    if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) {
        throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
    }
    if (count > limits.maxEntries) {
        throw new ZipError(`The ZIP file has ${count} entries; at most ${limits.maxEntries} are read.`);
    }
    if (start + size > end) {
        throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
    }
    return { start, end, count };
}
function* headersOf(buffer, { start, end, count }) {
    let at = start;
    for (let index = 0; index < count; index += 1) {
        if (at + DIRECTORY_BYTES > end || buffer.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
            throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
        }
        const flags = buffer.readUInt16LE(at + 8);
        const nameBytes = buffer.readUInt16LE(at + 28);
        const name = buffer.subarray(at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameBytes);
        yield {
            name: ((flags & UTF8_NAME) === 0 && !isUtf8(name) ? latin1 : utf8).decode(name),
            mode: buffer.readUInt8(at + 5) === UNIX ? buffer.readUInt32LE(at + 38) >>> 16 : 0,
            flags,
            method: buffer.readUInt16LE(at + 10),
            checksum: buffer.readUInt32LE(at + 16),
            packedSize: buffer.readUInt32LE(at + 20),
            size: buffer.readUInt32LE(at + 24),
            local: buffer.readUInt32LE(at + 42),
        };
        at += DIRECTORY_BYTES + nameBytes + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    }
}
/** Why an entry cannot be used; null: it can. */
function refusalOf({ mode, flags, method, size, local }, directory, limits) {
    const type = mode & TYPE_MASK;
    if (type === LINK)
        return 'symlink';
    if (type !== 0 && type !== REGULAR && size === 0)
        return 'special-file';
    if ((flags & ENCRYPTED) !== 0)
        return 'encrypted';
    if (method !== STORED && method !== DEFLATED)
        return 'unsupported-method';
    if (size > limits.maxEntryBytes)
        return 'too-large';
    return local + LOCAL_BYTES > directory.start ? 'damaged' : null;
}
function entryOf(buffer, dataEnd, path, header) {
    const damaged = (what) => new ZipError(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
    const packed = () => {
        if (buffer.readUInt32LE(header.local) !== LOCAL_SIGNATURE)
            throw damaged('its header is missing');
        const from = header.local +
            LOCAL_BYTES +
            buffer.readUInt16LE(header.local + 26) +
            buffer.readUInt16LE(header.local + 28);
        const to = from + header.packedSize;
        if (to > dataEnd)
            throw damaged('its contents are cut off');
        return buffer.subarray(from, to);
    };
    const verified = (contents) => {
        if (contents.length !== header.size)
            throw damaged('its size is not the one its directory states');
        if ((0,external_node_zlib_namespaceObject.crc32)(contents) !== header.checksum)
            throw damaged('its checksum does not match');
        return contents;
    };
    const bound = { maxOutputLength: Math.max(1, header.size) };
    const wrongSize = 'it does not unpack to the size its directory states';
    return {
        path,
        size: header.size,
        read: () => {
            const bytes = packed();
            if (header.method === STORED)
                return verified(bytes);
            let contents;
            try {
                contents = (0,external_node_zlib_namespaceObject.inflateRawSync)(bytes, bound);
            }
            catch {
                throw damaged(wrongSize);
            }
            return verified(contents);
        },
        readAside: async () => {
            const bytes = packed();
            if (header.method === STORED)
                return verified(bytes);
            return verified(await inflate(bytes, bound).catch(() => {
                throw damaged(wrongSize);
            }));
        },
    };
}
/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(buffer) {
    const lowest = Math.max(0, buffer.length - END_BYTES - MAX_COMMENT_BYTES);
    for (let at = buffer.length - END_BYTES; at >= lowest; at -= 1) {
        if (buffer.readUInt32LE(at) === END_SIGNATURE &&
            at + END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length) {
            return at;
        }
    }
    throw new ZipError('This is no ZIP file, or its end is missing.');
}
/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
function safePath(name) {
    if (name.includes('\0') || name.length > 4096)
        return null;
    const posix = name.replaceAll('\\', '/');
    if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix))
        return null;
    const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
    if (parts.length === 0 || parts.includes('..'))
        return null;
    return parts.join('/');
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9788);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
