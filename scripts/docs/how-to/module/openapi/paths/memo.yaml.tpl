memos:
  get:
    operationId: getMemos
    x-access: signedIn
    tags: [memo]
    summary: Memos, newest first
    description: >
      Those of the member. Pages by cursor.
    security: [{ token: [] }]
    x-problems: [VALIDATION]
    parameters:
      - {
          name: cursor,
          in: query,
          example: MTcxNjAxOTIwMDAwMC5tZW1fNGMxejh5MmQ,
          required: false,
          schema: { type: string, maxLength: 80 },
        }
      - {
          name: limit,
          in: query,
          example: 15,
          required: false,
          schema: { type: integer, minimum: 1, maximum: 100, default: 15 },
        }
    responses:
      "200":
        description: Page
        content:
          application/json:
            schema:
              {
                type: object,
                additionalProperties: false,
                required: [data, nextCursor],
                properties:
                  {
                    data: { type: array, items: { $ref: "../schemas/memo.yaml#/Memo" } },
                    nextCursor: { $ref: "../schemas/common.yaml#/Cursor" },
                  },
              }
            example:
              data: [{ id: memo_4c1z8y2d, text: 토요일 경기 확인, createdAt: 1716019200000 }]
              nextCursor: null
      default: { $ref: "../schemas/responses.yaml#/Problem" }
  post:
    operationId: addMemo
    x-access: signedIn
    tags: [memo]
    summary: Write a memo
    description: >
      It is the first of the list then.
    security: [{ token: [] }]
    x-rate: { max: 60, perSeconds: 60, by: member }
    x-problems: [VALIDATION, RATE_LIMITED]
    requestBody:
      required: true
      content:
        application/json:
          schema:
            {
              type: object,
              additionalProperties: false,
              required: [text],
              properties: { text: { type: string, minLength: 2, maxLength: 200 } },
            }
          example: { text: 토요일 경기 확인 }
    responses:
      "201":
        description: Written
        content:
          application/json:
            schema: { $ref: "../schemas/memo.yaml#/Memo" }
            example: { id: memo_4c1z8y2d, text: 토요일 경기 확인, createdAt: 1716019200000 }
      default: { $ref: "../schemas/responses.yaml#/Problem" }
